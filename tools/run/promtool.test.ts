import { describe, expect, it } from 'vitest';
import { NO_PROMTOOL, providePromtool } from './promtool.mjs';

/** A machine that has promtool, can have it from Debian's package, or neither. */
async function on(machine: 'has it' | 'Debian' | 'neither') {
  let isThere = machine === 'has it';
  let unpacked = 0;
  const said: string[] = [];
  await providePromtool({
    find: () => (isThere ? 'promtool' : null),
    unpack: async () => {
      unpacked += 1;
      isThere = machine === 'Debian';
    },
    say: (text) => void said.push(text),
  });
  return { unpacked, said };
}

describe('promtool, which checks the rules', () => {
  it('is taken as it is where it is there', async () => {
    expect(await on('has it')).toEqual({ unpacked: 0, said: [] });
  });

  it("comes out of Debian's package where there is none", async () => {
    expect(await on('Debian')).toEqual({ unpacked: 1, said: [] });
  });

  it('is named where it cannot be had', async () => {
    expect(await on('neither')).toEqual({ unpacked: 1, said: [NO_PROMTOOL] });
    expect(NO_PROMTOOL).toContain('promtool');
  });
});
