import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { inTransaction } from '../../database/work.ts';
import { recordAudit } from '../record.ts';
import { checkChain } from './check-chain.ts';
import { linkEntries } from './link-entries.ts';
import { signHead } from './sign-head.ts';

const test = setUpApp();
const ENTRIES = 24;
const db = () => test.services.database.db;
const run = (statement: ReturnType<typeof sql>) => db().execute(statement);
const check = () => checkChain(test.services);
const write = (n: number) =>
  inTransaction(testContext(test.services), (work) =>
    recordAudit(work, {
      action: 'profile.change',
      entity_id: null,
      detail: { reference: `R-${n}`, was: { b: 1, a: 'ខ' } },
    }),
  );
/** As somebody does who owns the database: the trigger is no wall to them. */
async function byHand(statement: ReturnType<typeof sql>) {
  for (const table of ['audit_entry', 'audit_link', 'audit_head'])
    await run(sql.raw(`alter table ${table} disable trigger user`));
  await run(statement);
}

beforeAll(async () => {
  for (let n = 0; n < ENTRIES; n += 1) await write(n);
});
beforeEach(async () => {
  await byHand(sql`truncate audit_link, audit_head`);
  await linkEntries(db());
});

describe('the chain over the audit log (UX 38)', () => {
  it('takes up each entry once, those to come as well, and is whole', async () => {
    await write(99);
    const [one, two] = await Promise.all([linkEntries(db()), linkEntries(db())]);
    expect(one + two).toBe(1);
    expect(await check()).toMatchObject({ fault: null });
    await signHead(test.services);
    await signHead(test.services);
    expect(await check()).toMatchObject({ heads: 1, fault: null });
  });

  // Each column of each row, so that none is outside of the hash.
  it.each([
    ['action', sql`'profile.hide'`],
    ['entity', sql`'person'`],
    ['entity_id', sql`gen_random_uuid()`],
    ['actor_id', sql`gen_random_uuid()`],
    ['actor_kind', sql`'person'`],
    ['detail', sql`detail || '{"reference": "R-x"}'`],
    ['request_id', sql`'another'`],
    ['ip_hash', sql`'another'`],
    ['created_at', sql`created_at - interval '1 microsecond'`],
  ])('breaks when %s of one row is changed by hand in the database', async (column, value) => {
    const { rows } = await run(
      sql`select id, position from audit_entry join audit_link on entry_id = id order by random() limit 1`,
    );
    const { id, position } = rows[0] as { id: string; position: number };
    await run(sql`create temporary table kept as select * from audit_entry where id = ${id}`);
    await byHand(sql`update audit_entry set ${sql.identifier(column)} = ${value} where id = ${id}`);
    expect((await check()).fault).toEqual({ kind: 'changed', position, entry_id: id });
    await byHand(
      sql`update audit_entry a set ${sql.identifier(column)} = k.${sql.identifier(column)} from kept k where k.id = a.id`,
    );
    await run(sql`drop table kept`);
    expect((await check()).fault).toBeNull();
  });

  it('breaks when an entry is taken out, slipped in as an old one, or cut off after it was signed', async () => {
    await byHand(sql`insert into audit_entry (id, action, entity, actor_kind, created_at)
      values ('01800000-0000-7000-8000-000000000001', 'person.sign-in', 'person', 'system', now() - interval '9 days')`);
    await linkEntries(db());
    expect((await check()).fault).toMatchObject({ kind: 'added' });
    await byHand(sql`delete from audit_entry where id = '01800000-0000-7000-8000-000000000001'`);
    await signHead(test.services);
    expect((await check()).fault).toBeNull();
    await byHand(sql`delete from audit_link where position = (select max(position) from audit_link)`);
    expect((await check()).fault).toMatchObject({ kind: 'missing' });
    await linkEntries(db());
    expect((await check()).fault).toBeNull();
    await run(sql`create temporary table gone as select * from audit_entry order by id limit 1`);
    await byHand(sql`delete from audit_entry where id = (select id from gone)`);
    expect((await check()).fault).toMatchObject({ kind: 'missing', position: 1 });
    await byHand(sql`insert into audit_entry select * from gone`);
  });

  it('tells a chain that was made anew around a changed entry from the one that was signed', async () => {
    await signHead(test.services);
    await byHand(
      sql`update audit_entry set detail = '{}' where id = (select min(id::text)::uuid from audit_entry)`,
    );
    await byHand(sql`truncate audit_link`);
    await linkEntries(db());
    expect((await check()).fault).toMatchObject({ kind: 'forged' });
    // A head of their own, under their own key, counts for nothing; one under ours cannot be made.
    await byHand(
      sql`update audit_head set hash = (select hash from audit_link l where l.position = audit_head.position)`,
    );
    expect((await check()).fault).toMatchObject({ kind: 'forged' });
  });
});

it('is read and checked by administrators at the desk, who are told where it breaks (UX 38)', async () => {
  const admin = await test.signIn({ roles: ['administrator'] });
  const ask = async (method: 'GET' | 'POST', url: string) => {
    const answer = await test.call(admin, method, `/desk-api/v1/audit/chain/${url}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await byHand(sql`truncate audit_link, audit_head`);
  expect(await ask('GET', '')).toEqual({ links: 0, head: null });
  await linkEntries(db());
  await signHead(test.services);
  expect(await ask('POST', 'check/')).toMatchObject({
    heads: 1,
    fault: null,
    head: { day: expect.any(String) },
  });
  await byHand(
    sql`update audit_entry set ip_hash = 'x' where id = (select entry_id from audit_link where position = 3)`,
  );
  expect(await ask('POST', 'check/')).toMatchObject({ fault: { kind: 'changed', position: 3 } });
});
