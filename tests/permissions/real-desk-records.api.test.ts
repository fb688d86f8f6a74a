import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '#server/areas/collection/testing/desk.ts';
import { newsletter_subscriber } from '#server/database/schema/newsletter.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { allContracts } from '../api/all-contracts.ts';
import { knownFor } from '../fuzz/known/known.ts';
import type { Scene } from '../fuzz/known/recipe.ts';
import { deskRolesOf } from './desk-roles.ts';
import { DESK_ROLES } from './personas.ts';

const atDesk = (await allContracts()).filter(({ access }) => access.startsWith('desk:'));
const ofCollections = atDesk.filter(({ path }) => path.includes('{collection}'));
const others = atDesk.filter((one) => !ofCollections.includes(one));
/** Reads of what is only there once something was done, or that say what they lack. */
const MAY_ASK_BACK = /\/(revisions\/\{\w+\}|compare|references|views|imports\/\{id\})\/$/;

/** What is not there hides whether a call was refused: here every record is there, for each role and each call. */
describe('desk role × call × record that is there (B.71)', () => {
  let desk: Desk;
  let scene: Scene;
  const staff = {} as Record<DeskRole, TestPerson>;
  beforeAll(async () => {
    desk = await startDesk();
    const { test } = desk;
    for (const role of DESK_ROLES) staff[role] = await test.signIn({ roles: [role] });
    const { reviewer, administrator } = staff;
    const cast = { member: await test.signIn(), other: await test.signIn(), reviewer, administrator };
    scene = { test, cast, stakeholder: await writeStakeholder(test.services) };
  }, 60_000);
  afterAll(() => desk.stop());

  /** What each role gets: refused with 404, or an answer of the call itself. */
  async function wrongOf(contract: Contract, known: Record<string, unknown>): Promise<string[]> {
    const url = contract.path.replace(/\{(\w+)\}/g, (_all, name) => String(known[`path.${name}`]));
    const wrong: string[] = [];
    for (const role of DESK_ROLES) {
      const mayCall = deskRolesOf(contract)!.includes(role);
      // What changes is tried by those alone who must not get there: the record stays as it is.
      if (mayCall && contract.method !== 'GET') continue;
      const { statusCode } = await desk.test.app.inject({
        method: contract.method,
        url,
        headers: staff[role].headers,
        ...(contract.method === 'GET' ? {} : { payload: {} }),
      });
      const wanted = !mayCall ? [404] : MAY_ASK_BACK.test(contract.path) ? [200, 404, 422] : [200];
      if (!wanted.includes(statusCode)) wrong.push(`${role}: ${contract.method} ${url} ${statusCode}`);
    }
    return wrong;
  }

  /** Records that no other test needs. */
  async function madeHere(path: string): Promise<Record<string, unknown>> {
    const { test } = desk;
    if (path.includes('/newsletter-subscribers/{id}/')) {
      const values = { email: `${crypto.randomUUID()}@example.test` };
      const [row] = await test.services.database.db.insert(newsletter_subscriber).values(values).returning();
      return { 'path.id': row!.id };
    }
    if (!path.includes('/merges/{id}/')) return {};
    const { from, into, from_version, into_version } = await knownFor(scene, '/desk-api/v1/merges/');
    const merged = await test.call(staff.reviewer, 'POST', '/desk-api/v1/merges/', {
      from,
      into,
      from_version,
      into_version,
    });
    return { 'path.id': merged.json().id };
  }

  it.each(others.map((one) => [one.id, one] as const))('%s', async (_id, contract) => {
    const known = { ...(await knownFor(scene, contract.path)), ...(await madeHere(contract.path)) };
    expect(await wrongOf(contract, known)).toEqual([]);
  });

  it.each(COLLECTIONS.map((one) => [one.name, one] as const))(
    'every call about the collection %s, its file included',
    async (name, collection) => {
      const { id } = await desk.create(collection);
      const known = { 'path.collection': name, 'path.id': id, 'path.version': '1' };
      const wrong: string[] = [];
      for (const contract of ofCollections) wrong.push(...(await wrongOf(contract, known)));
      expect(wrong).toEqual([]);
    },
  );
});
