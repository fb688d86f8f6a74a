import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Desk, startDesk } from '#server/areas/collection/testing/desk.ts';
import { eraseAgain } from '#server/areas/person/deletion.ts';
import { EVERYTHING } from '#server/changes/bus.ts';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import { inTransaction, type Work } from '#server/database/work.ts';
import { getStakeholder as contract } from '#shared/contracts/stakeholder.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { ask, joins } from '#tests/factories/profile.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { serialiserOf } from '../../http/serialise.ts';
import { findPublicCards } from './find-public-cards.ts';
import { findPublicWholes } from './find-whole.ts';
import { makeMissing } from './keep-records-ready.ts';
import { createKeptRecords } from './kept-records.ts';
import { presentPublic, RELATED } from './public-record.ts';
import { updateStakeholder } from './write-stakeholder.ts';

type Name = 'eso' | 'startup' | 'peer' | 'investor' | 'mentor' | 'twin' | 'other';

const ROUND = { announced_date: '2026-03-03', amount: 400, currency: 'USD', funding_type: 'seed' };
const KEO = { first_name: 'Sokunthea', last_name: 'Keo' };

let desk: Desk;
let owner: TestPerson;
let reviewer: TestPerson;
const id = {} as Record<Name, string>;
const round = v7();
let individual_id = '';

beforeAll(async () => {
  desk = await startDesk();
  const { services } = desk.test;
  owner = await desk.test.signIn();
  reviewer = await desk.test.signIn({ roles: ['reviewer'] });
  const write = (input: Parameters<typeof writeStakeholder>[1]) => writeStakeholder(services, input);
  id.investor = await write({ kind: 'investor', name: 'Bayon Fund', terms: { investor_type: ['angel'] } });
  id.eso = await write({ kind: 'eso', name: 'Mekong Hub' });
  id.startup = await write({
    name: 'Srov Ledger',
    terms: { sector: ['agritech'] },
    funding_rounds: [{ ...ROUND, id: round }],
  });
  id.peer = await write({ name: 'River Kitchen', terms: { sector: ['food'] }, province_code: '12' });
  id.other = await write({ kind: 'other', type_slug: 'media', name: 'River Radio' });
  id.mentor = await write({ kind: 'mentor', name: 'Keo Sokunthea', individual: KEO });
  id.twin = await write({ kind: 'investor', name: 'Keo Sokunthea', terms: { investor_type: ['angel'] } });
  const { database } = services;
  const [mentor] = await database.db.select().from(stakeholder).where(eq(stakeholder.id, id.mentor));
  individual_id = mentor!.individual_id!;
  for (const page of [id.eso, id.startup, id.investor]) await joins(desk.test, owner, page, 'owner');
});
afterAll(() => desk.stop());

const as = (write: (work: Work) => Promise<unknown>) => () =>
  inTransaction(testContext(desk.test.services), write);
const change = (name: Name, patch: Parameters<typeof updateStakeholder>[2]) =>
  as((work) => updateStakeholder(work, id[name], patch));
const own = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => async () => {
  const { statusCode, body: answer } = await ask(desk.test, owner, method, path, body);
  expect(statusCode, answer).toBeLessThan(300);
  return answer;
};

/** What a visitor would get of the records if nothing were kept. */
async function fresh(ids: readonly string[]): Promise<Map<string, string>> {
  const { database, directory } = desk.test.services;
  const wholes = await findPublicWholes(database.db, ids);
  const cards = findPublicCards(database.db, directory);
  const made = wholes.map(async (whole) => {
    const related = await cards(directory.related(whole.row.id, RELATED));
    const data = presentPublic(whole, related, directory);
    return [whole.row.id, serialiserOf(contract)({ redirect_to: null, data })] as const;
  });
  return new Map(await Promise.all(made));
}

/** What is kept of a record; undefined where it would be read anew. */
const keptOf = (one: string) => desk.test.services.records.get(one)?.json.toString();
const visit = (one: string) => desk.test.call(null, 'GET', `/api/v1/stakeholder/all/${one}/`);

/** All records are kept; after the write those that say something else by now are not. */
async function holds(write: () => Promise<unknown>, changed: readonly Name[]) {
  const ids = Object.values(id);
  const before = await fresh(ids);
  for (const one of before.keys()) await visit(one);
  for (const [one, json] of before) expect(keptOf(one)).toBe(json);
  await write();
  const after = await fresh(ids);
  const differing = (Object.keys(id) as Name[]).filter(
    (name) => before.get(id[name]) !== after.get(id[name]),
  );
  expect(differing).toEqual(expect.arrayContaining([...changed]));
  for (const one of ids) expect([after.get(one), undefined]).toContain(keptOf(one));
  for (const [one, json] of after) expect((await visit(one)).body).toBe(json);
}

describe('the public document of a record is never older than what it shows', () => {
  let cohort = '';
  let program = { id: '', version: 0 };
  const editProgram =
    (verb: string, body: object = {}) =>
    async () => {
      const path = `program/${program.id}/${verb}`;
      const answer = await desk.call(verb ? 'POST' : 'PATCH', path, { version: program.version, ...body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      program = answer.body;
    };
  const cohorts = '/api/v1/eso-cohort/';
  const answerInvite = (confirmed: boolean) => () =>
    own('POST', `/base-api/me/cohort-invite/${cohort}/`, { startup_id: id.startup, confirmed })();
  const named = { stakeholder_id: '', name: 'As Typed' };
  const raised = { ...ROUND, id: round };
  const rounds = (investors: (typeof named)[]) => [{ ...raised, investors }];

  const writes: [string, () => Promise<unknown>, Name[]][] = [
    ['its words', () => change('startup', { name: 'Srov Books', summary: 'Accounts' })(), ['startup']],
    [
      'a new neighbour',
      async () =>
        (id.other = await writeStakeholder(desk.test.services, { terms: { sector: ['agritech'] } })),
      ['startup'],
    ],
    ['the name of a neighbour', () => change('other', { name: 'Near Farm' })(), ['startup', 'other']],
    [
      'a neighbour that goes elsewhere',
      () => change('other', { terms: { sector: ['food'] }, province_code: '12' })(),
      ['startup', 'peer', 'other'],
    ],
    [
      'an entry of a master list',
      async () => {
        const [term] = (
          await desk.call<{ data: { id: string; version: number; title: string }[] }>(
            'GET',
            'sector/?search=agri&per_page=5',
          )
        ).body.data;
        const { status } = await desk.call('PATCH', `sector/${term!.id}/`, {
          version: term!.version,
          values: { name: 'Farm technology', name_kh: 'បច្ចេកវិទ្យា' },
        });
        expect(status).toBe(200);
      },
      ['startup'],
    ],
    [
      'a program of it',
      async () => {
        program = await desk.create(findCollection('program')!, { organiser: id.eso, title: 'Sprint' });
      },
      [],
    ],
    ['that program made public', () => editProgram('publish/')(), ['eso']],
    ['the title of that program', () => editProgram('', { values: { title: 'Long Sprint' } })(), ['eso']],
    ['another organiser', () => editProgram('', { values: { organiser: id.other } })(), ['eso', 'other']],
    ['the organiser of before', () => editProgram('', { values: { organiser: id.eso } })(), ['eso', 'other']],
    [
      'a cohort',
      async () => {
        cohort = JSON.parse(
          await own('POST', cohorts, { stakeholder_id: id.eso, name: 'One', program_id: program.id })(),
        ).id;
      },
      ['eso'],
    ],
    [
      'an invitation nobody answered',
      () => own('POST', `${cohorts}${cohort}/startup/`, { startup_id: id.startup })(),
      [],
    ],
    ['a startup that confirmed', () => answerInvite(true)(), ['eso', 'startup']],
    [
      'the name of the cohort',
      () => own('PATCH', `${cohorts}${cohort}/`, { name: 'First' })(),
      ['eso', 'startup'],
    ],
    ['the name of who runs it', () => change('eso', { name: 'Mekong House' })(), ['eso', 'startup']],
    ['the program of the cohort hidden', () => editProgram('unpublish/')(), ['eso', 'startup']],
    ['the program of the cohort shown again', () => editProgram('publish/')(), ['eso', 'startup']],
    [
      'the program of the cohort in the bin',
      async () => {
        const { status } = await desk.call('DELETE', `program/${program.id}/?version=${program.version}`);
        expect(status).toBe(200);
      },
      ['eso', 'startup'],
    ],
    ['a startup that is archived', () => change('startup', { status: 'archived' })(), ['eso', 'startup']],
    ['a startup that comes back', () => change('startup', { status: 'approved' })(), ['eso', 'startup']],
    ['who runs the cohort archived', () => change('eso', { status: 'archived' })(), ['eso', 'startup']],
    ['who runs the cohort back', () => change('eso', { status: 'approved' })(), ['eso', 'startup']],
    [
      'an investor named in a round',
      () => change('startup', { funding_rounds: rounds([{ ...named, stakeholder_id: id.investor }]) })(),
      ['startup', 'investor'],
    ],
    [
      'what the round raised',
      () =>
        change('startup', {
          funding_rounds: [{ ...raised, amount: 900 }],
        })(),
      ['startup', 'investor'],
    ],
    [
      'a round that is confirmed',
      () =>
        own('POST', `/base-api/me/funding-round/${round}/`, {
          stakeholder_id: id.investor,
          confirmed: true,
        })(),
      ['startup', 'investor'],
    ],
    ['who raised it archived', () => change('startup', { status: 'archived' })(), ['eso', 'investor']],
    ['who raised it back', () => change('startup', { status: 'approved' })(), ['eso', 'investor']],
    ['an investor archived', () => change('investor', { status: 'archived' })(), ['startup']],
    ['an investor back', () => change('investor', { status: 'approved' })(), ['startup']],
    [
      'a round that is denied',
      () =>
        own('POST', `/base-api/me/funding-round/${round}/`, {
          stakeholder_id: id.investor,
          confirmed: false,
        })(),
      ['startup', 'investor'],
    ],
    [
      'an investor named again',
      () => change('startup', { funding_rounds: rounds([{ ...named, stakeholder_id: id.investor }]) })(),
      ['startup', 'investor'],
    ],
    ['a round that is taken out', () => change('startup', { funding_rounds: [] })(), ['startup', 'investor']],
    ['a second record of one human being', () => change('twin', { individual_id })(), ['mentor', 'twin']],
    ['that record archived', () => change('twin', { status: 'archived' })(), ['mentor']],
    ['a startup that leaves the cohort', () => answerInvite(false)(), ['eso', 'startup']],
    ['a cohort that is deleted', () => own('DELETE', `${cohorts}${cohort}/`)(), ['eso']],
    [
      'two pages made one',
      async () => {
        const path = `/desk-api/v1/merges/`;
        const compared = await desk.test.call(
          reviewer,
          'GET',
          `${path}compare/?from=${id.other}&into=${id.peer}`,
        );
        const { from, into } = compared.json();
        const body = {
          from: id.other,
          into: id.peer,
          from_version: from.version,
          into_version: into.version,
          choices: { name: 'from' },
        };
        const { statusCode, body: answer } = await desk.test.call(reviewer, 'POST', path, body);
        expect(statusCode, answer).toBeLessThan(300);
        merged = JSON.parse(answer).id;
      },
      ['peer', 'other'],
    ],
    [
      'two pages again',
      async () => {
        expect(
          (await desk.test.call(reviewer, 'POST', `/desk-api/v1/merges/${merged}/undo/`, {})).statusCode,
        ).toBe(200);
      },
      ['peer', 'other'],
    ],
    [
      'an owner who is erased',
      () => eraseAgain(testContext(desk.test.services), owner.id),
      ['startup', 'eso', 'investor'],
    ],
    [
      'everything',
      async () => {
        await desk.test.services.database.db.execute(
          sql`update stakeholder set website = 'https://new.example'`,
        );
        await desk.test.services.changes.apply([EVERYTHING]);
      },
      ['startup', 'peer'],
    ],
  ];
  let merged = '';

  it.each(writes)('%s', async (_name, write, changed) => holds(write, changed));
});

describe('public documents of records', () => {
  const statements = async (path: string, language = 'en') => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { statusCode, body } = await desk.test.call(
      { headers: { 'accept-language': language } },
      'GET',
      path,
    );
    const sent = query.mock.calls.length;
    query.mockRestore();
    expect(statusCode, body).toBe(200);
    return sent;
  };

  it('answer every address of a record in every language without a statement', async () => {
    await visit(id.startup);
    for (const language of ['en', 'km'])
      for (const path of [`/api/v1/stakeholder/startup/${id.startup}/`, `/api/v1/startup/${id.startup}/`])
        expect(await statements(path, language)).toBe(0);
    expect(
      (await desk.test.call(null, 'GET', `/api/v1/stakeholder/mentor/${id.startup}/`)).json().data,
    ).toBeNull();
  });

  it('are made before anybody asks, and again after a change', async () => {
    const { services } = desk.test;
    await services.changes.apply([EVERYTHING]);
    expect(keptOf(id.startup)).toBeUndefined();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await makeMissing(services);
    // All of them are one slice: one statement for the records, one for the cards beside them.
    expect(query.mock.calls.length).toBeLessThanOrEqual(2);
    query.mockRestore();
    const ids = Object.values(id);
    expect(await fresh(ids)).toEqual(
      new Map(ids.flatMap((one) => (keptOf(one) ? [[one, keptOf(one)!]] : []))),
    );
    expect(await statements(`/api/v1/stakeholder/all/${id.peer}/`)).toBe(0);
    await change('peer', { name: 'River House' })();
    expect(services.records.has(id.peer)).toBe(false);
    await makeMissing(services);
    expect(keptOf(id.peer)).toContain('River House');
  });

  it('are not shown while nobody would hear of a change, and not kept when something changed while they were read', async () => {
    const { services } = desk.test;
    const { directory, changes } = services;
    const deaf = createKeptRecords({ ...changes, connected: false, subscribe: () => {} }, directory, true);
    const [whole] = await findPublicWholes(services.database.db, [id.peer]);
    const data = presentPublic(whole!, [], directory);
    deaf.keep(whole!, data, 0);
    expect(deaf.has(id.peer)).toBe(false);
    const since = services.records.generation;
    await change('peer', { name: 'River Yard' })();
    services.records.keep(whole!, data, since);
    expect(services.records.has(id.peer)).toBe(false);
  });

  it('hold until a program opens or closes', async () => {
    await writeProgram(desk.test.services, {
      organiser_id: id.peer,
      closes_at: new Date(Date.now() + 1_200),
    });
    expect((await visit(id.peer)).json().data.programs).toMatchObject([{ status: 'open' }]);
    expect(keptOf(id.peer)).toContain('"status":"open"');
    await expect.poll(() => keptOf(id.peer), { timeout: 5_000 }).toBeUndefined();
    expect((await visit(id.peer)).json().data.programs).toMatchObject([{ status: 'closed' }]);
  });

  it('are dropped by what another node writes', async () => {
    const other = await startTestApp({ url: desk.test.url });
    onTestFinished(() => other.stop());
    await visit(id.peer);
    await inTransaction(testContext(other.services), (work) =>
      updateStakeholder(work, id.peer, { name: 'From Afar' }),
    );
    await expect.poll(async () => (await visit(id.peer)).json().data.name).toBe('From Afar');
  });
});
