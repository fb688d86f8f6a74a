import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { commandLine, isRunning, parseProcessStat, processExists } from './processes.ts';

const tail = '1 2 3 0 -1 4194560 31 0 0 0 0 0 0 0 20 0 1 0 987654 0 0 18446744073709551615 0 0 0 0 0 0 0';

describe('parseProcessStat', () => {
  it('reads the state and the start time', () => {
    expect(parseProcessStat(`42 (postgres) S ${tail}`)).toEqual({ state: 'S', startTicks: 987654 });
  });

  it.each(['(sd-pam)', 'a) Z 1', 'two words', ') (', ''])(
    'is not misled by the command name "%s"',
    (name) => {
      expect(parseProcessStat(`42 (${name}) Z ${tail}`)).toEqual({ state: 'Z', startTicks: 987654 });
    },
  );

  it.each(['', 'nonsense', '42 (postgres', '42 (postgres) S 1 2', 'x (postgres) S'])(
    'refuses "%s"',
    (line) => {
      expect(parseProcessStat(line)).toBeUndefined();
    },
  );
});

describe('a process', () => {
  it('is running and has a command line until it ends', async () => {
    const child = spawn('/bin/sleep', ['60'], { stdio: 'ignore' });
    const pid = child.pid ?? 0;
    await expect.poll(() => commandLine(pid)).toBe('/bin/sleep 60');
    expect(isRunning(pid)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([isRunning(pid), processExists(pid), commandLine(pid)]).toEqual([false, false, '']);
  });
});
