import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

export const PATH = '/base-api/me/inbox/';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A site for the tests of one file, with Dara and Sophal, who are new for each test, and the calls of people at their inbox. */
export function inboxSite() {
  let test: TestApp;
  let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
  beforeAll(async () => {
    test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '0' } });
    await seedMasterLists(test.services);
  });
  beforeEach(async () => {
    [dara, sophal] = [await test.signIn(), await test.signIn()];
  });
  afterAll(() => test.stop());

  const call = (who: TestPerson | null, method: Method, url: string, payload?: object) =>
    test.app.inject({ method, url, ...(payload ? { payload } : {}), headers: who?.headers ?? {} });
  async function ok(answer: ReturnType<typeof call>) {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return JSON.parse(body);
  }
  const inbox = (who: TestPerson, query = '') => ok(call(who, 'GET', `${PATH}?${query}`));
  const open = (who: TestPerson, id: string, query = '') => ok(call(who, 'GET', `${PATH}${id}/?${query}`));
  const write = (who: TestPerson, id: string, body: string, more: object = {}) =>
    call(who, 'POST', `${PATH}${id}/messages/`, { body, client_key: crypto.randomUUID(), ...more });
  const keep = (who: TestPerson, id: string, body: object) => call(who, 'PATCH', `${PATH}${id}/`, body);
  const counts = (who: TestPerson) => ok(call(who, 'GET', '/base-api/me/notification/'));
  const ask = async (who: TestPerson, person_id: string, note = '') =>
    (await ok(call(who, 'POST', '/base-api/me/connections/', { person_id, note }))).id as string;
  const act = (who: TestPerson, id: string, action: string) =>
    call(who, 'POST', `/base-api/me/connections/${id}/`, { action });
  /** Dara and Sophal are connected; the id of their conversation and of their connection. */
  async function conversation(note = '') {
    const connection = await ask(dara, sophal.id, note);
    await ok(act(sophal, connection, 'accept'));
    const { data } = await inbox(dara);
    return { id: data[0].id as string, connection };
  }
  const join = (who: TestPerson, stakeholder_id: string, role: OrganisationRole) =>
    test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id, person_id: who.id, role, state: 'member' });
  return {
    /** Who there is in this test. */
    now: () => ({ test, dara, sophal }),
    ...{ call, ok, inbox, open, write, keep, counts, ask, act, conversation, join },
  };
}

export const bodies = (page: { messages: { body: string }[] }) => page.messages.map(({ body }) => body);
