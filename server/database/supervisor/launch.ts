import { setTimeout as sleep } from 'node:timers/promises';
import { SupervisorError } from './errors.ts';
import { ping } from './ping.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Site } from './prepare-site.ts';
import { binariesBroken, runBinary } from './run-binary.ts';
import { openServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';

/** How long a server may recover after a crash before its start counts as failed. */
const recoveryMs = 600_000;

/** One try: either the server serves, or it ended and left these lines in its log. */
export type Attempt = { pid: number } | { output: string; logPath: string };

/** Starts a server once and waits until it serves or ends. Errors: binaries-broken, start-timeout. */
export async function launch(site: Site): Promise<Attempt> {
  const log = openServerLog(site.dataDir);
  try {
    const child = runBinary(site, 'postgres', serverArguments(site), {
      stdio: ['ignore', log.handle, log.handle],
      detached: site.detached,
    });
    let failure: Error | undefined;
    child.on('error', (error) => (failure = error));
    child.unref();
    const deadline = Date.now() + recoveryMs;
    while (Date.now() < deadline) {
      if (failure) throw binariesBroken(site, failure.message, failure);
      if (child.exitCode !== null || child.signalCode !== null)
        return { output: log.added(), logPath: log.path };
      if (child.pid && (await serves(site, child.pid))) return { pid: child.pid };
      await sleep(8);
    }
    throw new SupervisorError(
      'start-timeout',
      `PostgreSQL has been recovering in ${site.dataDir} for ${recoveryMs / 60_000} minutes. It goes on; watch ${log.path} ` +
        'and start Phum again when it is done.',
    );
  } finally {
    log.close();
  }
}

async function serves(site: Site, pid: number): Promise<boolean> {
  const file = readPostmasterFile(site.cluster);
  return file?.pid === pid && file.status === 'ready' && (await ping(site.socketDir)) === 'ready';
}
