import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './paths.mjs';

/** The leaders of the process groups that run now. */
const groups = new Set();
let interrupted;
let interruptedAt = 0;
let isListening = false;

/** From the first program on: who only imports what stands beside this answers signals itself. */
function listenForSignals() {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
}

function passOn(signal) {
  // One Ctrl-C may arrive twice, from the terminal and from npm; one that comes a second later means it.
  const again = interrupted && Date.now() - interruptedAt > 1_000;
  if (interrupted && !again) return;
  interrupted = signal;
  interruptedAt = Date.now();
  for (const pid of groups) signalGroup(pid, again ? 'SIGKILL' : signal);
  if (groups.size === 0) process.exit(exitCode(null, signal));
}

/**
 * Runs a program to its end in a process group of its own, passes signals on to the group and leaves none of it behind.
 * Resolves to its exit code (127 if it could not be started, 128 + the signal's number if it was killed). No standard input.
 * `quiet`, a path, keeps its output back; only if the program fails it is printed and written to that file.
 */
export async function run(program, args, { env = process.env, cwd = root, quiet = '' } = {}) {
  listenForSignals();
  if (interrupted) return exitCode(null, interrupted);
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  if (child.pid) groups.add(child.pid);
  let kept = '';
  child.stdout?.on('data', (chunk) => (kept += chunk));
  child.stderr?.on('data', (chunk) => (kept += chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(127);
    });
    // Not `close`: a grandchild may hold the output open.
    child.on('exit', (status, signal) => resolve(exitCode(status, signal)));
  });
  if (child.pid) await endGroup(child.pid);
  groups.delete(child.pid);
  if (quiet && code !== 0) {
    process.stderr.write(kept);
    mkdirSync(dirname(quiet), { recursive: true });
    writeFileSync(quiet, kept);
  }
  return interrupted && code === 0 ? exitCode(null, interrupted) : code;
}

/** True once a signal has asked this run to end. */
export const isInterrupted = () => interrupted !== undefined;

function exitCode(status, signal) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };
  return status ?? 128 + (numbers[signal] ?? 0);
}

/** Whatever the program left running in its group is asked to end, then made to. */
async function endGroup(pid) {
  for (const [signal, patience] of [
    ['SIGTERM', 3_000],
    ['SIGKILL', 1_000],
  ]) {
    if (!isAlive(pid)) return;
    signalGroup(pid, signal);
    for (let waited = 0; waited < patience && isAlive(pid); waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (!isAlive(pid)) return;
  }
}

/** Returns whether the group has a member left, an ended one that nobody has reaped included. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** True if a member of the group can still do something: in a container nobody may ever reap the ended ones. */
function isAlive(pid) {
  if (!signalGroup(pid, 0)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isLiveMember(name, pid));
}

/** After the command's name in parentheses, `/proc/<pid>/stat` goes on with state, parent and group. */
function isLiveMember(name, group) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const [state, , member] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(member) === group && state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}
