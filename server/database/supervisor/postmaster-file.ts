import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isRunning } from './processes.ts';

/** What a running server writes into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  dataDir: string;
  socketDir: string;
  /** `starting`, `ready`, `stopping`…; empty while the server has not come that far. */
  status: string;
}

/** Parses the text of `postmaster.pid`; undefined if it is not one (yet). */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, dataDir: lines[1] ?? '', socketDir: lines[4] ?? '', status: lines[7] ?? '' };
}

/** The cluster's `postmaster.pid`, if there is one. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The server that runs on this cluster now: alive, no zombie, and its command line names the directory. */
export function runningPostmaster(cluster: string): PostmasterFile | undefined {
  const file = readPostmasterFile(cluster);
  return file && isPostmasterOf(cluster, file.pid) ? file : undefined;
}

/** True if the process is alive and a server of this cluster. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  return isRunning(pid) && ` ${commandLine(pid)} `.includes(` ${cluster} `);
}
