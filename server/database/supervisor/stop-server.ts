import { setTimeout as sleep } from 'node:timers/promises';
import { SupervisorError, systemCode } from './errors.ts';
import { isPostmasterOf } from './postmaster-file.ts';
import { isRunning, processStat } from './processes.ts';

/** Signals in order with the milliseconds each is given: a fast shutdown, then an immediate one. Never SIGKILL. */
const steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
] as const;

/** Ends the server of a cluster and waits until it is gone. Throws unresponsive if it stays. */
export async function stopServer(cluster: string, pid: number): Promise<void> {
  if (!isPostmasterOf(cluster, pid)) return;
  const started = processStat(pid)?.startTicks;
  for (const [signal, patience] of steps) {
    send(pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isStill(pid, started)) return;
      await sleep(8);
    }
  }
  throw new SupervisorError(
    'unresponsive',
    `PostgreSQL (process ${pid}) in ${cluster} does not answer and does not end. Look at it (ps ${pid}), end it, start again.`,
  );
}

/**
 * True while the process lives and is the one that was started then. Its command line says nothing any more: the
 * kernel empties it at the start of an exit, some milliseconds before the process is gone.
 */
function isStill(pid: number, started: number | undefined): boolean {
  return isRunning(pid) && processStat(pid)?.startTicks === started;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}
