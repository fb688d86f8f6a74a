import { describe, expect, it } from 'vitest';
import { A_MOMENT, longestTurn } from './longest-turn.ts';
import { passOverYard } from './yard.ts';

const work = (ms: number) => {
  const { user, system } = process.cpuUsage();
  const spent = () => {
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1000;
  };
  while (spent() < ms);
};

describe('how long a run keeps others waiting', () => {
  it('is long where it works for long without a turn', async () => {
    // Twice as long by the yard itself, which is longer where the machine is busy.
    const atOnce = () => {
      for (let pass = 0; pass < 2 * A_MOMENT; pass += 1) passOverYard();
    };
    expect(await longestTurn(atOnce)).toBeGreaterThan(A_MOMENT);
  });

  it('is short where it works as long in turns, and where another has the core', async () => {
    const inTurns = async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        work(10);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    expect(await longestTurn(inTurns)).toBeLessThan(A_MOMENT);
    // A wait without work stands for a core that was taken away.
    const away = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
    expect(await longestTurn(away)).toBeLessThan(A_MOMENT);
  });
});
