import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { directory_import, directory_import_row } from '#server/database/schema/directory-import.ts';
import { newsletter_subscriber } from '#server/database/schema/newsletter.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import { team_member } from '#server/database/schema/stakeholder-parts.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { allContracts } from './all-contracts.ts';

/** What the contracts say, tried on the demonstration: nothing here names a call. */
const contracts = await allContracts();
const test = setUpApp();
let withPeople: string;
let everybody: Record<string, string>[];
beforeAll(async () => {
  await seedDemo(test.services);
  const people = await test.services.database.db
    .select({ id: person.id })
    .from(person)
    .where(isNotNull(person.password_hash));
  everybody = [
    {},
    ...(await Promise.all(people.map(({ id }) => test.signInAs(id)))).map(({ headers }) => headers),
  ];
  const [shown] = await test.services.database.db.select().from(team_member).limit(1);
  withPeople = shown!.stakeholder_id;
  await fillTheRest();
});

/** What nobody of the demonstration has: something saved, two pages made one, a mail that left. */
async function fillTheRest() {
  const { db, pool } = test.services.database;
  const administrator = await test.signIn({ roles: ['administrator'] });
  const [from, into, kept] = await db
    .select({ id: stakeholder.id, version: stakeholder.version })
    .from(stakeholder)
    .where(and(eq(stakeholder.status, 'approved'), eq(stakeholder.kind, 'other')))
    .orderBy(stakeholder.id)
    .limit(3);
  const merged = { from: from!.id, into: into!.id, from_version: from!.version, into_version: into!.version };
  const made = await ask('POST', '/desk-api/v1/merges/', administrator.headers, merged);
  const saved = await ask('POST', '/base-api/me/save/', everybody[1]!, {
    kind: 'stakeholder',
    object_id: kept!.id,
  });
  expect([made.status, saved.status]).toEqual([201, 200]);
  const [brought] = await db.insert(directory_import).values({ file_name: 'list.csv' }).returning();
  await db.insert(directory_import_row).values({ import_id: brought!.id, line: 2, will: 'create' });
  await db.insert(newsletter_subscriber).values({ email: 'reader@phum.example', state: 'confirmed' });
  await pool.query(
    `update mail_outbox set status = 'sent', sent_at = now() where id = (select id from mail_outbox limit 1)`,
  );
}

const shapeOf = (schema: unknown) => (schema as { shape?: Record<string, z.ZodType> }).shape ?? {};
/** By what an entry may be asked for; one without any of them is no record of its own. */
const NAMES = ['id', 'slug', 'code', 'key', 'object_id'];

/** Lists of records: the envelope of every list, at an address that no other record is part of. */
const lists = contracts.flatMap((contract) => {
  const { data, pagination } = shapeOf(contract.response) as { data?: z.ZodArray; pagination?: z.ZodType };
  if (contract.method !== 'GET' || !data || !pagination || contract.path.includes('{')) return [];
  const name = NAMES.find((one) => one in shapeOf(data.element));
  return name ? [{ contract, name }] : [];
});
const bare = (path: string) => path.replace(/\{\w+\}/g, '{}');
const reads = new Set(contracts.filter(({ method }) => method === 'GET').map(({ path }) => bare(path)));

it('whatever is listed can be read alone by its id (7.006)', () => {
  expect(lists.length).toBeGreaterThan(40);
  const without = lists.map(({ contract }) => contract.path).filter((path) => !reads.has(`${path}{}/`));
  expect(without).toEqual([]);
});

it('whatever can be changed by its id can be read by it', () => {
  const changed = contracts.filter(({ method, path }) => method === 'PATCH' && path.endsWith('}/'));
  expect(changed.length).toBeGreaterThan(15);
  expect(changed.map(({ path }) => path).filter((path) => !reads.has(bare(path)))).toEqual([]);
});

const ask = async (
  method: Contract['method'],
  url: string,
  headers: Record<string, string>,
  body?: object,
) => {
  const answer = await test.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: answer.statusCode, body: answer.json() };
};

it.each(lists.map((one) => [one.contract.path, one] as const))(
  '%s gives each of its entries alone, and nothing for an id that nothing has (7.006, 3.014)',
  async (path, { contract, name }) => {
    for (const headers of everybody) {
      let list = await ask('GET', path, headers);
      // A list that asks whose it is to be.
      if (list.body.errors?.stakeholder_id)
        list = await ask('GET', `${path}?stakeholder_id=${withPeople}`, headers);
      if (list.status !== 200 || list.body.data.length === 0) continue;
      const id = list.body.data[0][name];
      const one = await ask('GET', `${path}${id}/`, headers);
      expect([one.status, JSON.stringify(one.body).includes(id)]).toEqual([200, true]);
      const none = await ask('GET', `${path}0198c0de-0000-7000-8000-000000000000/`, headers);
      expect(none.status).toBe(404);
      if (contract.access !== 'public') expect((await ask('GET', `${path}${id}/`, {})).status).toBe(401);
      return;
    }
    expect.fail('nobody of the demonstration has an entry there');
  },
);

const changes = contracts.filter(({ method }) => method === 'PATCH');
it.each(changes.map((one) => [one.path, one] as const))(
  'PUT %s is answered as PATCH is (7.008, B.77)',
  async (path) => {
    const url = path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-000000000000');
    for (const form of [url, url.replace(/\/$/, '')])
      for (const headers of [{}, everybody[1]!]) {
        const patched = await ask('PATCH', form, headers, { nothing: true });
        const put = await ask('PUT', form, headers, { nothing: true });
        expect([form, put.status, put.body.code]).toEqual([form, patched.status, patched.body.code]);
        expect([404, 405].includes(put.status) && put.body.code === 'wrong_method').toBe(false);
      }
  },
);
