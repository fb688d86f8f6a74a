import { expect, it } from 'vitest';
import { importsOf } from './borders/read-imports.ts';
import { isReader, reachedTests } from './reached-tests.ts';

const FILES = {
  'shared/phone.test.ts': "import { phone } from './phone.ts';",
  'shared/form.ts': "import { phone } from '#shared/phone.ts';",
  'shared/form.test.ts': "import { form } from './form.ts';",
  'web/page.tsx': "const form = () => import('#shared/form.ts');",
  'web/page.test.tsx': "import { Page } from './page.tsx';",
  'web/card.test.tsx': "import type { Phone } from '#shared/phone.ts';",
  'server/phone.api.test.ts': "import { phone } from '#shared/phone.ts';",
};
const imports = Object.entries(FILES).flatMap(([file, text]) => importsOf(file, text));

it('finds the unit tests that ask for what changed, also round about and later, but not for its types alone', () => {
  expect(reachedTests(['shared/phone.ts'], imports)).toEqual([
    'shared/form.test.ts',
    'shared/phone.test.ts',
    'web/page.test.tsx',
  ]);
});

it('a test that changed is one of them, and a file that nobody asks for reaches none', () => {
  expect(reachedTests(['web/card.test.tsx', 'README.md'], imports)).toEqual(['web/card.test.tsx']);
  expect(reachedTests(['README.md'], imports)).toEqual([]);
});

it('a test that reads files is one of them for those it reads', () => {
  const reads = (text: string) => `import { globSync } from 'node:fs';\nimport { a } from './a.ts';\n${text}`;
  expect(isReader(reads("globSync('docs/**/*.md')"), 'README.md')).toBe(true);
  expect(isReader(reads("globSync('docs/**/*.md')"), 'web/styles/night.css')).toBe(false);
  expect(isReader(reads("readFileSync('web/styles/night.css')"), 'web/styles/night.css')).toBe(true);
  expect(isReader(reads("globSync('server/**/*.{ts,tsx}')"), 'server/a.ts')).toBe(true);
  expect(isReader(reads("readFileSync('x.json')"), 'server/a.ts')).toBe(false);
  expect(isReader("import { a } from './a.ts';\nrun('docs/*.md')", 'README.md')).toBe(false);
});
