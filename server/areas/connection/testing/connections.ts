import { expect } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestPerson } from '#tests/setup/test-app.ts';

export const PATH = '/base-api/me/connections/';

/** A site with master data, and what people do on it to connect; for the whole of a file, which stops it. */
export async function startConnections() {
  const test = await startTestApp();
  await seedMasterLists(test.services);

  const call = (who: TestPerson | null, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, ...(payload ? { payload } : {}), headers: who?.headers ?? {} });
  async function ok(answer: ReturnType<typeof call>) {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return JSON.parse(body);
  }
  const ask = (who: TestPerson, person_id: string, more: object = {}) =>
    call(who, 'POST', PATH, { person_id, ...more });
  const act = (who: TestPerson, id: string, action: string) => call(who, 'POST', `${PATH}${id}/`, { action });
  const list = (who: TestPerson, query = '') => ok(call(who, 'GET', `${PATH}?${query}`));
  const look = async (who: TestPerson, person_id: string) =>
    (await ok(call(who, 'GET', `/base-api/me/connection/?person_id=${person_id}`))).connection;
  const counts = (who: TestPerson) => ok(call(who, 'GET', '/base-api/me/notification/'));

  /** One asks the other; the id of the connection. */
  const asked = async (one: TestPerson, other: TestPerson, more: object = {}) =>
    (await ok(ask(one, other.id, more))).id as string;
  async function connected(one: TestPerson, other: TestPerson) {
    const id = await asked(one, other);
    await ok(act(other, id, 'accept'));
    return id;
  }
  async function organisation(who: TestPerson, role: OrganisationRole = 'owner', name?: string) {
    const id = await writeStakeholder(test.services, name ? { name } : {});
    await join(who, id, role);
    return id;
  }
  const join = (who: TestPerson, stakeholder_id: string, role: OrganisationRole) =>
    test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id, person_id: who.id, role, state: 'member' });

  return { test, call, ok, ask, act, list, look, counts, asked, connected, organisation, join };
}
