import { describe, expect, it } from 'vitest';
import { floorsOf } from './borders/find-floors.ts';
import { importsOf } from './borders/read-imports.ts';
import { checkBorders } from './check-borders.ts';

const of = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, text]) => importsOf(file, text));
const found = (files: Record<string, string>, listed = {}) => checkBorders(of(files), listed);

describe('borders of the house', () => {
  it.each([
    [
      'web/pages/home.tsx',
      "import { pool } from '#server/database/pool.ts';",
      /A page asks a call by its contract/,
    ],
    [
      'web/pages/home.tsx',
      "import type { Row } from '../../server/rows.ts';",
      /web\/ may not import server\//,
    ],
    ['web/pages/home.tsx', "const part = () => import('#server/rows.ts');", /web\/ may not import server\//],
    ['shared/rules/url.ts', "import {\n  a,\n  b,\n} from '#web/lib/url.ts';", /belongs into shared\//],
    ['server/mail/send.ts', "export { draw } from '#web/draw.tsx';", /server\/ may not import web\//],
    ['shared/rules/url.ts', 'import { pool } from "#server/database/pool.ts";', /./],
    ['server/main.ts', "import '#tools/run.mjs';", /server\/ may not import tools\//],
  ])('%s that says %s is told what to do instead', (file, text, sentence) => {
    expect(found({ [file]: text })).toEqual([expect.stringMatching(sentence)]);
  });

  it('an area that asks another for the first time is noticed, and one that stopped', () => {
    const listed = { 'server/areas/claim': ['server/areas/file'] };
    expect(found({ 'server/areas/claim/a.ts': "import { b } from '../team/b.ts';" }, listed)).toEqual([
      expect.stringMatching(/first time that server\/areas\/claim asks server\/areas\/team.*--write/),
      expect.stringMatching(/server\/areas\/claim no longer imports server\/areas\/file/),
    ]);
    expect(found({ 'server/areas/claim/a.ts': "import { b } from '../file/b.ts';" }, listed)).toEqual([]);
  });

  it('areas that ask one another are named, also round about, and types count', () => {
    const files = {
      'server/areas/claim/a.ts': "import { b } from '../team/b.ts';",
      'server/areas/team/b.ts': "import type { C } from '../file/c.ts';",
      'server/areas/file/c.ts': "import { a } from '../claim/a.ts';",
    };
    const listed = {
      'server/areas/claim': ['server/areas/team'],
      'server/areas/team': ['server/areas/file'],
      'server/areas/file': ['server/areas/claim'],
    };
    const names = 'server/areas/claim, server/areas/file, server/areas/team';
    expect(found(files, listed)).toContainEqual(expect.stringContaining(`ask one another: ${names}. Move`));
  });

  it('floors stand above all that they ask', () => {
    const crossings = { 'server/areas/a': ['server/areas/b'], 'server/areas/b': ['server/areas/c'] };
    const areas = ['server/areas/a', 'server/areas/b', 'server/areas/c', 'server/areas/d'];
    expect(floorsOf(crossings, areas)).toEqual([
      ['server/areas/c', 'server/areas/d'],
      ['server/areas/b'],
      ['server/areas/a'],
    ]);
  });

  it('files that need one another are named; types and what is loaded later need nobody', () => {
    const circle = (back: string) => ({
      'shared/a.ts': "import { b } from './b.ts';",
      'shared/b.ts': "import { c } from './c.ts';",
      'shared/c.ts': back,
    });
    expect(found(circle("import { a } from './a.ts';"))).toEqual([
      expect.stringContaining('shared/a.ts, shared/b.ts, shared/c.ts'),
    ]);
    expect(found(circle("import type { A } from './a.ts';"))).toEqual([]);
    expect(found(circle("const a = () => import('./a.ts');"))).toEqual([]);
  });
});
