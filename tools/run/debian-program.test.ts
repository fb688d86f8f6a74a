import { describe, expect, it } from 'vitest';
import { CADDY, PROMTOOL, type Program, provideProgram } from './debian-program.mjs';

/** A machine that has the program, can have it from Debian's package, or neither. */
async function on(machine: 'has it' | 'Debian' | 'neither', program: Program) {
  let isThere = machine === 'has it';
  let unpacked = 0;
  const said: string[] = [];
  await provideProgram(program, {
    find: ({ name }) => (isThere ? name : null),
    unpack: async () => {
      unpacked += 1;
      isThere = machine === 'Debian';
    },
    say: (text) => void said.push(text),
  });
  return { unpacked, said };
}

describe.each([PROMTOOL, CADDY])('$name, which checks what is meant for other machines', (program) => {
  it('is taken as it is where it is there', async () => {
    expect(await on('has it', program)).toEqual({ unpacked: 0, said: [] });
  });

  it("comes out of Debian's package where there is none", async () => {
    expect(await on('Debian', program)).toEqual({ unpacked: 1, said: [] });
  });

  it('is named where it cannot be had', async () => {
    expect(await on('neither', program)).toEqual({ unpacked: 1, said: [program.missing] });
    expect(program.missing).toContain(program.name);
  });
});
