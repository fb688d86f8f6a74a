import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Where a file is named after the subject that its folder has something of: its table, its mails, its demo records, its page. */
const BY_SUBJECT =
  /^(server\/database\/(schema|demo)|server\/mail\/templates|shared\/domain\/cases|shared\/country|web\/routes)\//;
/** What every area, or every side, has one of. */
const ONE_EACH = ['case.ts', 'index.ts', 'routes.ts'];
/** The same thing on both sides: what a page does, and the verb that it calls; what a page sends, and the worker that stands in for it. */
const BOTH_SIDES = [
  'addresses.ts',
  'create-profile.ts',
  'invite-staff.ts',
  'over-line.ts',
  'revert-record.ts',
  'settle-identity.ts',
];

it('files of different things have different names', () => {
  const files = globSync('{server,shared,web}/**/*.{ts,tsx,css,mjs}').filter(
    (file) => !BY_SUBJECT.test(file),
  );
  const places = Map.groupBy(files, (file) => path.basename(file));
  const twice = [...places].filter(([name, files]) => files.length > 1 && !ONE_EACH.includes(name));
  expect(twice.map(([name]) => name).sort()).toEqual(BOTH_SIDES);
});
