import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stateWritesIn } from './state-writes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Cases: the engine alone sets their state, by the table of their kind. */
const CASES = {
  submission: 'SUBMISSION_CASE',
  claim: 'CLAIM_CASE',
  contact_message: 'CONTACT_CASE',
  report: 'REPORT_CASE',
  correction: 'CORRECTION_CASE',
};
const ENGINE = 'server/cases/take-step.ts';

interface Door {
  /** The table of ways that is asked, or where there are only two states, that it stands for itself. */
  by: string;
  files: readonly string[];
}

/** Which files set the state of a row otherwise. */
const DOORS: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(
    Object.entries(CASES).map(([table, by]): [string, Door] => [
      table,
      { by: `${by} of shared/domain/cases`, files: [] },
    ]),
  ),
  connection: {
    by: 'CONNECTION_STEPS of shared/domain/connection.ts',
    files: ['accept', 'act', 'ask-to-connect', 'block', 'expire'].map((verb) => `connection/${verb}.ts`),
  },
  ownership_offer: {
    by: 'its two verbs',
    files: ['team/ownership/answer-offer.ts', 'team/ownership/offer.queries.ts'],
  },
  bulk_decision: {
    by: 'its verbs',
    files: ['agree-to-bulk', 'order-bulk', 'run-bulk'].map((verb) => `bulk/${verb}.ts`),
  },
  cohort_member: { by: 'its verb', files: ['cohort/change-cohort.ts'] },
  directory_import: {
    by: 'IMPORT_STEPS and IMPORT_AFTER of shared/domain/directory-import.ts',
    files: ['import-rows', 'import-job'].map((file) => `directory/import/${file}.ts`),
  },
  newsletter_subscriber: { by: 'its verb', files: ['newsletter/answer-link.ts'] },
  stakeholder: {
    by: 'publishMany, of drafts that an import made',
    files: ['stakeholder/change-many.ts'],
  },
  person: { by: 'its verb', files: ['person/desk/suspend-person.ts'] },
};

it('a state changes only where the table of its ways is asked', () => {
  const found = globSync('server/areas/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      stateWritesIn(readFileSync(path.join(root, file), 'utf8')).map((write) => ({ file, ...write })),
    );
  const doorsOf = (table: string) => DOORS[table]?.files.map((file) => `server/areas/${file}`) ?? [];
  const wrong = found
    .filter(({ file, table }) => !doorsOf(table).includes(file))
    .map(({ file, table, column }) =>
      DOORS[table]
        ? `${file} sets the ${column} of a ${table} by hand: let ${doorsOf(table)[0] ?? ENGINE} do it, which asks ${DOORS[table].by}.`
        : `${file} sets the ${column} of a ${table}: name it in tests/states/states.test.ts with the table that says which ways there are.`,
    );
  expect(wrong).toEqual([]);
  const used = new Set(found.map(({ file }) => file));
  const gone = Object.keys(DOORS)
    .flatMap(doorsOf)
    .filter((file) => !used.has(file));
  expect(gone.map((file) => `${file} sets no state any more: take it out of the list.`)).toEqual([]);
});

it('how a kind of case keeps a state is asked by the engine alone', () => {
  const asking = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\b(?:kind|[A-Z_]{3,})\.store\(/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(asking).toEqual([ENGINE]);
});

it('finds a state however it is written', () => {
  const set = (values: string) =>
    stateWritesIn(`await work.tx\n  .update(claim)\n  .set({${values}})\n  .where(x)`);
  const found = [{ table: 'claim', column: 'state' }];
  expect(set("state: 'paused'")).toEqual(found);
  expect(set(' ...(a ? {} : { at: sql`now()` }),\n state,\n version: 1 ')).toEqual(found);
  expect(set(' at: sql`now()`, state ')).toEqual(found);
  expect(set('at: f({ state: 1 }), estate: 2')).toEqual([]);
});
