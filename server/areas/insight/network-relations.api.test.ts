import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { connection } from '#server/database/schema/connection.ts';
import { individual, stakeholder } from '#server/database/schema/stakeholder.ts';
import { inTransaction } from '#server/database/work.ts';
import { writePerson } from '#tests/factories/person.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';

interface Page {
  tie_totals: { kind: string; count: number }[];
  records: { id: string; name: string; ties: number }[];
  ties: { kind: string; source: string; target: string }[];
}

const test = setUpApp({ masterLists: true });
let member: TestPerson;
/** Who is related to whom. */
let fund: string;
let hub: string;
let rice: string;
let boats: string;
let hidden: string;
let mentor: string;
let person: string;
beforeAll(async () => {
  member = await test.signIn();
  const write = (input: Parameters<typeof writeStakeholder>[1]) => writeStakeholder(test.services, input);
  const backed = (currency: string, by: string) => ({
    announced_date: '2024-05-01',
    amount: 1_000_000,
    currency,
    funding_type: 'seed',
    investors: [{ stakeholder_id: by, name: 'Fund' }],
  });
  fund = await write({ kind: 'investor', name: 'Fund' });
  hub = await write({ kind: 'eso', name: 'Hub' });
  rice = await write({
    name: 'Rice',
    // The same investor in two rounds is one relation.
    funding_rounds: [backed('USD', fund), backed('USD', fund)],
  });
  boats = await write({ name: 'Boats', funding_rounds: [backed('KHR', fund)] });
  hidden = await write({ name: 'Hidden', status: 'draft', funding_rounds: [backed('USD', fund)] });
  mentor = await write({
    kind: 'mentor',
    name: 'Mentor',
    individual: { first_name: 'Dara', last_name: 'Sok' },
  });
  const { db } = test.services.database;
  person = (await writePerson(test.services)).id;
  const [row] = await db.select().from(stakeholder).where(eq(stakeholder.id, mentor));
  await db.update(individual).set({ person_id: person }).where(eq(individual.id, row!.individual_id!));
  await inTransaction(testContext(test.services), (work) =>
    updateStakeholder(work, rice, {
      team_members: [{ person_id: person, first_name: 'Dara', last_name: 'Sok' }],
    }),
  );
  const [season] = await db.insert(cohort).values({ stakeholder_id: hub, name: 'Season' }).returning();
  await db.insert(cohort_member).values([
    { cohort_id: season!.id, stakeholder_id: rice, state: 'confirmed' },
    { cohort_id: season!.id, stakeholder_id: boats, state: 'invited' },
    { cohort_id: season!.id, stakeholder_id: hidden, state: 'confirmed' },
  ]);
  const between = (from: string, to: string, state: string, purpose: string) => ({
    from_person_id: member.id,
    from_stakeholder_id: from,
    to_stakeholder_id: to,
    state,
    purpose,
  });
  await db
    .insert(connection)
    .values([
      between(hub, fund, 'approved', 'partnership'),
      between(hub, boats, 'approved', 'mentoring'),
      between(fund, rice, 'invited', 'partnership'),
    ]);
});

async function read(query = '', who?: TestPerson): Promise<Page> {
  const answer = await test.call(
    { headers: who?.headers ?? {} },
    'GET',
    `/public/api/v1/network-page/${query}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const relationsOf = ({ ties }: Page) =>
  ties.map(({ kind, source, target }) => [kind, ...[source, target].sort()].join(' ')).sort();
const relation = (kind: string, a: string, b: string) => [kind, ...[a, b].sort()].join(' ');

describe('who is related to whom (3.040, 2.044)', () => {
  it('is told of public records, each pair once a kind, and only what both ends stand for', async () => {
    const page = await read();
    expect(relationsOf(page)).toEqual(
      [
        relation('investment', fund, rice),
        relation('investment', fund, boats),
        relation('cohort', hub, rice),
        relation('partnership', hub, fund),
        relation('connection', hub, boats),
      ].sort(),
    );
    expect(Object.fromEntries(page.tie_totals.map(({ kind, count }) => [kind, count]))).toEqual({
      investment: 2,
      cohort: 1,
      partnership: 1,
      connection: 1,
    });
    expect(Object.fromEntries(page.records.map(({ name, ties }) => [name, ties]))).toEqual({
      Fund: 3,
      Hub: 3,
      Rice: 2,
      Boats: 2,
    });
    expect(JSON.stringify(page)).not.toContain(hidden);
  });

  it('tells whose team a person stands in to those who are signed in alone', async () => {
    expect(relationsOf(await read('', member))).toContain(relation('team', mentor, rice));
    expect(JSON.stringify(await read())).not.toContain(mentor);
  });

  it('keeps to a currency: investments in it, and other relations of those it went to (3.040)', async () => {
    expect(relationsOf(await read('?funding_currency=KHR'))).toEqual(
      [relation('investment', fund, boats), relation('connection', hub, boats)].sort(),
    );
    expect(relationsOf(await read('?funding_currency=JPY'))).toEqual([]);
  });
});
