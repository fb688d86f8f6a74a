import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './support/copy.ts';
import { WALKS } from './walks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const HOW_TOS = globSync('docs/how-to/*.md', { cwd: root }).map((file) => path.basename(file));
/** How-tos that no walk follows, and what holds them. */
const OTHERS: Readonly<Record<string, string>> = {
  'add-a-case.md': 'server/cases/cases.api.test.ts',
  'demo-data.md': 'server/database/demo/build/build-demo.test.ts',
  'make-a-release.md': '.ci/run',
  'rehearse-the-national-identity.md': 'tools/identity-simulator/simulator.test.ts',
  'serve-another-country.md': 'tests/countries/another-country.api.test.ts',
  'work-day-by-day.md': 'tools/run/commands.mjs',
};

describe('the how-tos', () => {
  it('are followed by a test each', () => {
    expect([...WALKS.map(({ howTo }) => howTo), ...Object.keys(OTHERS)].sort()).toEqual(HOW_TOS.sort());
    for (const file of Object.values(OTHERS)) expect(existsSync(path.join(root, file)), file).toBe(true);
  });

  it.each([...HOW_TOS.map((name) => `docs/how-to/${name}`), 'CONTRIBUTING.md', 'README.md'])(
    '%s names files and commands that are there',
    (file) => {
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      const words = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!);
      const commands = words.flatMap((word) => /\bnpm run ([\w:-]+)/.exec(word)?.[1] ?? []);
      expect(commands.filter((name) => !(name in scripts))).toEqual([]);
      // What has a gap to fill, or is the example of the how-to, is not there yet.
      const files = words.filter((word) =>
        /^(?:server|shared|web|tests|tools|docs)\/[\w./-]+\.\w+$/.test(word),
      );
      expect(files.filter((name) => !/award|\/x\./.test(name) && !existsSync(path.join(root, name)))).toEqual(
        [],
      );
    },
  );
});

describe.runIf(process.env.LONG)('a how-to followed in a copy of the project', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  it.each(WALKS.map((walk) => [walk.howTo, walk] as const))(
    '%s',
    { timeout: 1_800_000 },
    async (_howTo, { edits, generate, proof = {}, commands, mostFiles }) => {
      try {
        copy.edit(edits);
        const run = async (command: readonly string[]) => {
          const { code, said } = await copy.run(...command);
          expect(code, `npm run ${command.join(' ')}\n${said}`).toBe(0);
        };
        if (generate) await run(['generate', generate]);
        await run(['format']);
        const files = copy.changed();
        if (mostFiles) expect(files.length, files.join('\n')).toBeLessThanOrEqual(mostFiles);
        copy.edit(proof);
        for (const command of commands) await run(command);
      } finally {
        copy.putBack();
      }
    },
  );
});
