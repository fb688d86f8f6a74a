import { expect, it } from 'vitest';
import { importsOf } from './borders/read-imports.ts';
import { reachedTests } from './reached-tests.ts';

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
