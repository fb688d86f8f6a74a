import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { systemCode } from './errors.ts';

/** What `/proc/<pid>/stat` tells: the state letter and the start time in clock ticks since boot. */
export interface ProcessStat {
  state: string;
  startTicks: number;
}

/**
 * Parses one line of `/proc/<pid>/stat`. The command name stands in parentheses and may itself hold spaces and
 * parentheses, so fields are counted from the last one. Returns undefined for anything else.
 */
export function parseProcessStat(line: string): ProcessStat | undefined {
  const end = line.lastIndexOf(')');
  if (end < 0 || !/^\d+ \(/.test(line)) return undefined;
  const fields = line
    .slice(end + 1)
    .trim()
    .split(/\s+/);
  const [state] = fields;
  const startTicks = Number(fields[19]);
  return state && /^[A-Za-z]$/.test(state) && Number.isInteger(startTicks)
    ? { state, startTicks }
    : undefined;
}

/** The stat of a process, or undefined where there is no such process or no `/proc` (macOS). */
export function processStat(pid: number): ProcessStat | undefined {
  try {
    return parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** True for a process that exists, a zombie included: what `kill(pid, 0)` believes. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** True for a process that exists but has ended and waits for its parent (state Z or X). */
export function isZombie(pid: number): boolean {
  const state = processStat(pid)?.state;
  return state === 'Z' || state === 'X' || state === 'x';
}

/** True for a process that can still do something. */
export function isRunning(pid: number): boolean {
  return processExists(pid) && !isZombie(pid);
}

/** The command line of a process, its arguments joined by spaces; empty if it cannot be read. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * The live processes whose working directory is `directory`: PostgreSQL's server processes all work in the data
 * directory. Linux only; elsewhere empty. Processes of other accounts cannot be looked at and are not ours.
 */
export function processesWorkingIn(directory: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === directory && !isZombie(pid);
    } catch {
      return false;
    }
  });
}
