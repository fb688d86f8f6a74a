import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stateWritesIn } from './state-writes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Which files set the state of a row, by the table of ways that they ask (or, where there are only two states, by themselves). */
const DOORS: Readonly<Record<string, { by: string; files: readonly string[] }>> = {
  submission: { by: 'SUBMISSION_CASE of shared/domain/cases/submission.ts', files: ['review/transition.ts'] },
  claim: { by: 'CLAIM_CASE of shared/domain/cases/claim.ts', files: ['claim/step-claim.ts'] },
  connection: {
    by: 'CONNECTION_STEPS of shared/domain/connection.ts',
    files: ['accept', 'act', 'ask', 'block', 'expire'].map((verb) => `connection/${verb}.ts`),
  },
  contact_message: {
    by: 'CONTACT_CASE of shared/domain/cases/contact.ts',
    files: ['contact/act-on-message.ts', 'contact/undo-step.ts'],
  },
  report: { by: 'REPORT_CASE of shared/domain/cases/report.ts', files: ['report/decide-report.ts'] },
  ownership_offer: {
    by: 'its two verbs',
    files: ['team/ownership/answer-offer.ts', 'team/ownership/offer.queries.ts'],
  },
  bulk_decision: { by: 'its two verbs', files: ['review/bulk/order-bulk.ts', 'review/bulk/run-bulk.ts'] },
  cohort_member: { by: 'its verb', files: ['cohort/change-cohort.ts'] },
  newsletter_subscriber: { by: 'its verb', files: ['newsletter/answer-link.ts'] },
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
        ? `${file} sets the ${column} of a ${table} by hand: let ${doorsOf(table)[0]} do it, which asks ${DOORS[table].by}.`
        : `${file} sets the ${column} of a ${table}: name it in tests/states/states.test.ts with the table that says which ways there are.`,
    );
  expect(wrong).toEqual([]);
  const used = new Set(found.map(({ file }) => file));
  const gone = Object.keys(DOORS)
    .flatMap(doorsOf)
    .filter((file) => !used.has(file));
  expect(gone.map((file) => `${file} sets no state any more: take it out of the list.`)).toEqual([]);
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
