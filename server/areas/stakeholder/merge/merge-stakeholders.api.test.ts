import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Merge, MergeComparison } from '#shared/contracts/merge.contract.ts';
import { writePerson } from '#tests/factories/person.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { listingInReview } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { JOINS, KEPT } from './joins.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await test.services.database.pool.query<T>(text, values)).rows;
const call = (path: string, payload?: object, who = reviewer) =>
  test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/desk-api/v1/merges/${path}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });
const compare = async (from: string, into: string) =>
  (await call(`compare/?from=${from}&into=${into}`)).json() as MergeComparison;
const merge = async (from: string, into: string, choices: object = {}, who = reviewer) => {
  const { from: a, into: b } = await compare(from, into);
  return call('', { from, into, from_version: a.version, into_version: b.version, choices }, who);
};
const page = (id: string, category = 'startup') =>
  test.call(null, 'GET', `/api/v1/stakeholder/${category}/${id}/`);

/** Every column of the database that names a page, by its foreign keys and by the two kinds of free reference. */
const references = async () => {
  const keys = await query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'stakeholder'::regclass order by 1, 2`,
  );
  return [
    ...keys,
    { table: 'saved_item', column: 'object_id' },
    { table: 'report', column: 'subject_id' },
    { table: 'highlight', column: 'object_id' },
  ];
};

/** All rows that name one of the pages, and the pages, without what every change moves on. */
async function everythingOf(ids: readonly string[]) {
  const tables = [...(await references()), { table: 'stakeholder', column: 'id' }];
  const all: Record<string, string[]> = {};
  for (const { table, column } of tables) {
    const rows = await query<{ row: string }>(
      `select (to_jsonb(t) - 'version' - 'updated_at')::text as row from ${table} t where ${column} = any($1::uuid[])`,
      [ids],
    );
    all[`${table}.${column}`] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/** Two pages of one startup with something of everything on each, some of it alike. */
async function twins() {
  const person = await test.signIn();
  const other = await test.signIn();
  const make = (name: string, more: object) =>
    writeStakeholder(test.services, {
      name,
      terms: { sector: ['agritech'] },
      areas: ['02'],
      products: [{ name: 'Ledger' }],
      team_members: [{ first_name: 'Dara', last_name: 'Sok', position: 'Founder' }],
      funding_rounds: [
        { announced_date: '2025-03-01', amount: 5_000_000, currency: 'USD', funding_type: 'seed' },
      ],
      startup: { year_of_establishment: 2020 },
      ...more,
    });
  const into = await make('Rice Ledger', { website: '' });
  const from = await make('Rice Ledger Co', {
    website: 'https://rice-ledger.example',
    terms: { sector: ['agritech', 'fintech'] },
    products: [{ name: 'ledger' }, { name: 'Scale' }],
  });
  const eso = await writeStakeholder(test.services, { kind: 'eso', name: 'River Lab' });
  const sql = (text: string, values: unknown[]) => query(text, values);
  const id = () => crypto.randomUUID();
  await sql(
    `insert into stakeholder_member (id, stakeholder_id, person_id, role, state) values
      ($1, $5, $7, 'member', 'member'), ($2, $6, $7, 'owner', 'member'), ($3, $6, $8, 'admin', 'member'), ($4, $5, $9, 'owner', 'member')`,
    [id(), id(), id(), id(), into, from, person.id, other.id, (await writePerson(test.services)).id],
  );
  const cohorts = [id(), id()];
  for (const cohort of cohorts)
    await sql(`insert into cohort (id, stakeholder_id, name) values ($1, $2, 'First')`, [cohort, eso]);
  await sql(
    `insert into cohort_member (cohort_id, stakeholder_id, state) values ($1, $3, 'confirmed'), ($1, $4, 'confirmed'), ($2, $4, 'confirmed')`,
    [...cohorts, into, from],
  );
  for (const [who, to] of [
    [person, into],
    [person, from],
    [other, from],
  ] as const)
    await sql(`insert into saved_item (person_id, kind, object_id) values ($1, 'stakeholder', $2)`, [
      who.id,
      to,
    ]);
  for (const [who, to] of [
    [person, into],
    [person, from],
    [other, from],
  ] as const)
    await sql(
      `insert into connection (id, from_person_id, to_stakeholder_id, state) values ($1, $2, $3, 'approved')`,
      [id(), who.id, to],
    );
  await sql(
    `insert into connection (id, from_person_id, from_stakeholder_id, to_stakeholder_id, state) values ($1, $2, $3, $4, 'approved')`,
    [id(), other.id, from, into],
  );
  await sql(
    `insert into claim (id, reference, stakeholder_id, person_id, state, proof) values ($1, $2, $3, $4, 'rejected', 'document')`,
    [id(), id().slice(0, 8), from, other.id],
  );
  await sql(
    `insert into report (id, reference, subject_kind, subject_id, reason) values ($1, $2, 'stakeholder', $3, 'wrong')`,
    [id(), id().slice(0, 8), from],
  );
  const sent = await listingInReview(test);
  await sql('update submission set stakeholder_id = $2 where id = $1', [sent.id, from]);
  await writeProgram(test.services, { organiser_id: from });
  await writeEvent(test.services, { organiser_id: from });
  const old = await writeStakeholder(test.services, { name: 'Older still', status: 'archived' });
  await sql('insert into stakeholder_redirect (id, target_id) values ($1, $2)', [old, from]);
  return { into, from, old, person, other };
}

describe('merging two pages (UX 57)', () => {
  it('knows every column that names a page', async () => {
    const known = new Set([
      ...JOINS.map(({ table, column }) => `${table}.${column}`),
      ...KEPT.map((table) => `${table}.stakeholder_id`),
    ]);
    expect(
      (await references()).map(({ table, column }) => `${table}.${column}`).filter((one) => !known.has(one)),
    ).toEqual([]);
  });

  it('shows both, proposes what is there, and says what hangs on each', async () => {
    const { from, into } = await twins();
    const shown = await compare(from, into);
    const field = (name: string) => shown.fields.find((one) => one.name === name);
    expect(field('name')).toMatchObject({ same: false, choice: 'into', from: { texts: ['Rice Ledger Co'] } });
    expect(field('website')).toMatchObject({ choice: 'from', into: { texts: [] } });
    expect(field('sector')).toMatchObject({ choice: 'both', many: true });
    expect(field('year_of_establishment')).toMatchObject({ same: true });
    const part = (name: string) => shown.parts.find((one) => one.part === name);
    expect([part('product'), part('saved_item'), part('program')]).toMatchObject([
      { from: 2, into: 1 },
      { from: 2, into: 1 },
      { from: 1, into: 0 },
    ]);
    expect(shown.refusal).toBeNull();
  });

  it('joins everything, leaves nothing behind that speaks, leads on, and is found under one name', async () => {
    const { from, into, old, person, other } = await twins();
    const answer = await merge(from, into, { website: 'from', sector: 'both', name: 'into' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await page(from)).json().redirect_to).toContain(into);
    expect((await page(old)).json().redirect_to).toContain(into);
    const { data } = (await page(into)).json();
    expect(data).toMatchObject({ name: 'Rice Ledger', website: 'https://rice-ledger.example' });
    expect(JSON.stringify(data)).toContain('fintech');
    expect(await query('select name from product where stakeholder_id = $1 order by name', [into])).toEqual([
      { name: 'Ledger' },
      { name: 'Scale' },
    ]);
    expect(
      await query(
        'select person_id, role from stakeholder_member where stakeholder_id = $1 and person_id = any($2)',
        [into, [person.id, other.id]],
      ),
    ).toEqual(
      expect.arrayContaining([
        { person_id: person.id, role: 'owner' },
        { person_id: other.id, role: 'admin' },
      ]),
    );
    const left: string[] = [];
    for (const { table, column } of await references()) {
      if (KEPT.includes(table)) continue;
      const speaking = ['stakeholder_member', 'cohort_member', 'connection'].includes(table)
        ? ` and state in ('member', 'confirmed', 'approved')`
        : '';
      const twinsOnly = ['product', 'team_member', 'funding_round', 'saved_item'].includes(table);
      const [row] = await query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} = $1${speaking}`,
        [from],
      );
      if (row!.count > (twinsOnly ? 1 : 0)) left.push(`${table}.${column}: ${row!.count}`);
    }
    expect(left).toEqual([]);
    const found = await query('select id from search_document where id = any($1::uuid[])', [[from, into]]);
    expect(found).toEqual([{ id: into }]);
    const saved = await test.call(other, 'GET', `/api/v1/stakeholder/startup/?search=Rice%20Ledger`);
    expect(saved.json().data.map(({ id }: { id: string }) => id)).not.toContain(from);
  });

  it('is undone as if it had never been', async () => {
    const { from, into, old } = await twins();
    const before = await everythingOf([from, into, old]);
    const done = (
      await merge(from, into, { name: 'from', website: 'from', sector: 'both', startup_areas: 'both' })
    ).json() as Merge;
    expect(await everythingOf([from, into, old])).not.toEqual(before);
    const undone = await call(`${done.id}/undo/`, {});
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await everythingOf([from, into, old])).toEqual(before);
    expect((await page(from)).json().data.name).toBe('Rice Ledger Co');
    expect((await call(`${done.id}/undo/`, {})).statusCode).toBe(200);
    expect(await everythingOf([from, into, old])).toEqual(before);
  });

  it('stays when something changed since, or a day has passed, and then undoes nothing by halves', async () => {
    const { from, into } = await twins();
    const done = (await merge(from, into)).json() as Merge;
    await query(`delete from saved_item where object_id = $1`, [into]);
    const after = await everythingOf([from, into]);
    const refused = await call(`${done.id}/undo/`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect(await everythingOf([from, into])).toEqual(after);

    const [late, stays] = [await writeStakeholder(test.services), await writeStakeholder(test.services)];
    const old = (await merge(late, stays)).json() as Merge;
    await test.services.database.db.execute(
      sql`update stakeholder_merge set created_at = now() - interval '25 hours' where id = ${old.id}`,
    );
    expect((await call(`${old.id}/undo/`, {})).statusCode).toBe(409);
    const listed = (await call('?per_page=100')).json().data as Merge[];
    expect(listed.find(({ id }) => id === old.id)).toMatchObject({ undo_until: null, undone_at: null });
  });

  it('is refused for the same page, another kind, a page that is not public, an own one, and what waits for a decision', async () => {
    const into = await writeStakeholder(test.services);
    const refusal = async (from: string, to = into) => (await compare(from, to)).refusal;
    expect(await refusal(into)).toBe('same');
    expect(await refusal(await writeStakeholder(test.services, { kind: 'eso' }))).toBe('kind');
    expect(await refusal(await writeStakeholder(test.services, { status: 'reviewing' }))).toBe('state');
    expect(
      await refusal(
        await writeStakeholder(test.services),
        await writeStakeholder(test.services, { status: 'archived' }),
      ),
    ).toBe('state');
    const mine = await writeStakeholder(test.services);
    await query(
      `insert into stakeholder_member (id, stakeholder_id, person_id, role, state) values ($1, $2, $3, 'owner', 'member')`,
      [crypto.randomUUID(), mine, reviewer.id],
    );
    expect(await refusal(mine)).toBe('own');
    const asked = await writeStakeholder(test.services);
    await query(
      `insert into claim (id, reference, stakeholder_id, person_id, proof) values ($1, $2, $3, $4, 'document')`,
      [crypto.randomUUID(), 'CL-1', asked, (await writePerson(test.services)).id],
    );
    expect(await refusal(asked)).toBe('open_claim');
    const waits = await writeStakeholder(test.services);
    const { id } = await listingInReview(test);
    await query(`update submission set kind = 'change', stakeholder_id = $2 where id = $1`, [id, waits]);
    expect(await refusal(waits)).toBe('open_request');
    for (const from of [mine, asked, waits]) {
      const answer = await merge(from, into);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    }
    expect((await compare('0190a000-0000-7000-8000-00000000dead', into)) as object).toMatchObject({
      status: 404,
    });
    expect((await call('', { from: mine, into })).statusCode).toBe(422);
  });

  it('happens once, however often and from whichever side it is asked for at the same moment', async () => {
    const [a, b] = [await writeStakeholder(test.services), await writeStakeholder(test.services)];
    // All have looked at the same two pages: who looks after the first merge may well merge what it left.
    const { from, into } = await compare(a, b);
    const there = { from: a, into: b, from_version: from.version, into_version: into.version };
    const back = { from: b, into: a, from_version: into.version, into_version: from.version };
    const answers = await Promise.all([there, back, there, back].map((asked) => call('', asked)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
  });

  it('finds pages by name', async () => {
    await writeStakeholder(test.services, { name: 'Zebra Textiles', name_kh: 'វាយនភណ្ឌសេះបង្កង់' });
    for (const search of ['zebra', 'សេះបង្កង់'])
      expect((await call(`pages/?search=${encodeURIComponent(search)}`)).json().data[0].name).toBe(
        'Zebra Textiles',
      );
    expect((await call('pages/?search=z%25s')).json().data).toEqual([]);
    expect((await call('pages/')).json().data).toEqual([]);
  });
});
