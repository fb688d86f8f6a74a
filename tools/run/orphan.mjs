import { readFileSync } from 'node:fs';

/**
 * npm runs this through a shell, and a SIGTERM to npm ends the shell alone. A run whose npm is gone asks itself to end, so that
 * `kill` of an `npm start` leaves no server behind. Does nothing without npm.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = lineage();
  const timer = setInterval(() => {
    if (lineage() === ancestors) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

/** The shell's process id and, where it can be read, that of the npm above it. */
function lineage() {
  const shell = process.ppid;
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8');
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(shell);
  }
}
