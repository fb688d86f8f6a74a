import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { program } from '#server/database/schema/publication.ts';
import { funding_round_investor } from '#server/database/schema/stakeholder-parts.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let member: TestPerson;
const id: Record<'eso' | 'took' | 'invited' | 'hidden' | 'investor', string> = {
  eso: '',
  took: '',
  invited: '',
  hidden: '',
  investor: '',
};
const round = v7();
const programs = { open: v7(), draft: v7() };
const cohorts = { first: v7() };

beforeAll(async () => {
  member = await test.signIn();
  const { services } = test;
  const { db } = services.database;
  const people = [{ first_name: 'Dara', last_name: 'Sok', person_id: member.id }];
  id.eso = await writeStakeholder(services, { kind: 'eso', name: 'Mekong Hub', team_members: people });
  id.took = await writeStakeholder(services, {
    name: 'Srov Ledger',
    team_members: people,
    funding_rounds: [
      { id: round, announced_date: '2026-03-03', amount: 400, currency: 'USD', funding_type: 'seed' },
    ],
  });
  id.invited = await writeStakeholder(services, { name: 'Only Invited' });
  id.hidden = await writeStakeholder(services, { name: 'Still A Draft', status: 'draft' });
  id.investor = await writeStakeholder(services, { kind: 'investor', name: 'Bayon Fund' });
  await db.insert(program).values([
    { id: programs.open, organiser_id: id.eso, title: 'Open One', status: 'approved' },
    { id: programs.draft, organiser_id: id.eso, title: 'Secret Program' },
  ]);
  await db.insert(cohort).values({
    id: cohorts.first,
    stakeholder_id: id.eso,
    program_id: programs.open,
    name: 'Cohort 1',
    starts_on: '2026-01-10',
  });
  await db.insert(cohort_member).values([
    { cohort_id: cohorts.first, stakeholder_id: id.took, state: 'confirmed' },
    { cohort_id: cohorts.first, stakeholder_id: id.invited, state: 'invited' },
    { cohort_id: cohorts.first, stakeholder_id: id.hidden, state: 'confirmed' },
  ]);
  await db.insert(funding_round_investor).values([
    {
      funding_round_id: round,
      stakeholder_id: id.investor,
      name: 'As Typed',
      position: 0,
      confirmed_at: new Date(),
    },
    { funding_round_id: round, name: 'Somebody Else', position: 1 },
  ]);
});

const get = async (category: string, of: string, who?: TestPerson) => {
  const url = `/api/v1/stakeholder/${category}/${of}/`;
  const response = await test.call({ headers: { ...who?.headers } }, 'GET', url);
  expect(response.statusCode).toBe(200);
  return { data: response.json().data, text: response.body };
};
const names = (relations: { stakeholder: { name: string }; ways: string[] }[]) =>
  relations.map(({ stakeholder, ways }) => [stakeholder.name, ways.toSorted()]);

describe('who works with whom (7.101, B.33)', () => {
  it('shows an ESO with its published programs and the startups that confirmed its cohort (6.008)', async () => {
    const { data, text } = await get('eso', id.eso);
    expect(data.programs).toMatchObject([{ id: programs.open, status: 'open' }]);
    expect(data.cohorts).toMatchObject([
      { name: 'Cohort 1', program: { id: programs.open }, eso: { id: id.eso }, startups: [{ id: id.took }] },
    ]);
    expect(data.cohorts[0].startups).toHaveLength(1);
    expect(text).not.toMatch(/Only Invited|Still A Draft|Secret Program/);
  });

  it('shows a startup with its cohort and the investors of its rounds (3.023, B.40)', async () => {
    const { data } = await get('startup', id.took);
    expect(data.cohorts).toMatchObject([{ eso: { id: id.eso, category: 'eso' } }]);
    expect(data.funding.rounds[0].investors).toEqual([
      { name: 'Bayon Fund', page: expect.objectContaining({ id: id.investor }), confirmed: true },
      { name: 'Somebody Else', page: null, confirmed: false },
    ]);
    expect(names(data.works_with)).toEqual([
      ['Bayon Fund', ['investor']],
      ['Mekong Hub', ['cohort']],
    ]);
  });

  it('shows an investor with the rounds it took part in', async () => {
    const { data } = await get('investor', id.investor);
    expect(data.investments).toMatchObject([
      { into: { id: id.took, name: 'Srov Ledger' }, amount: 400, currency: 'USD', confirmed: true },
    ]);
  });

  it('says that the same person stands on two pages to signed-in readers only (2.044, C.7)', async () => {
    expect(names((await get('startup', id.took)).data.works_with)).not.toContainEqual(
      expect.arrayContaining([expect.arrayContaining(['team'])]),
    );
    expect(names((await get('startup', id.took, member)).data.works_with)).toContainEqual([
      'Mekong Hub',
      ['cohort', 'team'],
    ]);
  });

  it('names a startup that only was invited nowhere, and shows it no cohort', async () => {
    expect((await get('startup', id.invited)).data).toMatchObject({ cohorts: [], works_with: [] });
  });
});
