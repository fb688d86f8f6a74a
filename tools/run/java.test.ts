import { describe, expect, it } from 'vitest';
import { NO_JAVA, provideJava } from './java.mjs';

/** A machine whose Java is there from the start, comes with Debian's package, or cannot be had. */
async function on(machine: 'has it' | 'Debian' | 'neither') {
  let isThere = machine === 'has it';
  const installed: string[] = [];
  const said: string[] = [];
  await provideJava({
    isThere: () => isThere,
    install: async (_what, packages) => {
      if (machine === 'neither') return false;
      installed.push(...packages);
      isThere = true;
      return true;
    },
    say: (text) => void said.push(text),
  });
  return { installed, said };
}

describe('Java for the checker of HTML', () => {
  it('is taken as it is where it is there', async () => {
    expect(await on('has it')).toEqual({ installed: [], said: [] });
  });

  it("is Debian's where there is none", async () => {
    expect(await on('Debian')).toEqual({ installed: ['default-jre-headless'], said: [] });
  });

  it('is asked for by its name where it cannot be installed', async () => {
    expect(await on('neither')).toEqual({ installed: [], said: [NO_JAVA] });
    expect(NO_JAVA).toContain('Install Java 17');
  });
});
