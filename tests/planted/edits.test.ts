import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FAULTS_OF_CALLS } from './faults-of-calls.ts';
import { FAULTS_OF_PAGES } from './faults-of-pages.ts';
import { FAULTS_OF_SOURCES } from './faults-of-sources.ts';
import { FAULTS_OF_TABLES } from './faults-of-tables.ts';
import { WALKS } from './walks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string) => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
};

it('every edit of a how-to and of a planted fault still finds its place', () => {
  const all = [
    ...WALKS.flatMap(({ howTo, edits, proof = {} }) => [
      { what: `docs/how-to/${howTo}`, edits },
      { what: `docs/how-to/${howTo}`, edits: proof },
    ]),
    ...[FAULTS_OF_SOURCES, FAULTS_OF_TABLES, FAULTS_OF_CALLS, FAULTS_OF_PAGES].flat(),
  ];
  const lost = all.flatMap(({ what, edits }) =>
    Object.entries(edits)
      .filter(([file, wanted]) => typeof wanted === 'function' && wanted(textOf(file)) === textOf(file))
      .map(
        ([file]) =>
          `${what}: ${file} is another now. Say in tests/planted (and in the how-to) where it is done.`,
      ),
  );
  expect(lost).toEqual([]);
});
