import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster } from '#server/database/supervisor/postmaster-file.ts';
import { stopServer } from '#server/database/supervisor/stop-server.ts';
import { hasOtherUsers } from '#server/database/supervisor/users.ts';
import { testDataPrefix } from './names.ts';

/** Stops the servers of test runs that were killed, and removes their data. Live runs beside this one are left alone. */
export async function sweepAbandoned(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(testDataPrefix));
  for (const name of names) {
    try {
      const dataDir = realpathSync(join(tmpdir(), name));
      if (hasOtherUsers(dataDir)) continue;
      const cluster = readdirSync(dataDir).find((entry) => /^pg\d+$/.test(entry));
      const server = cluster ? runningPostmaster(join(dataDir, cluster)) : undefined;
      if (cluster && server) await stopServer(join(dataDir, cluster), server.pid);
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // A run that is only just starting has no list of users yet, and another user's directory cannot be read.
    }
  }
}
