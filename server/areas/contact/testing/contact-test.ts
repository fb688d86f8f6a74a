import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { contact_message } from '#server/database/schema/contact.ts';
import { startTestApp } from '#tests/setup/test-app.ts';

export type ContactTest = Awaited<ReturnType<typeof startContactTest>>;

/** A site whose desk can take steps back, its staff, and the calls of visitors and of the desk; `call` and `act` are the reviewer's. */
export async function startContactTest() {
  const test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '600' } });
  const reviewer = await test.signIn({ roles: ['reviewer'] });
  const editor = await test.signIn({ roles: ['editor'] });
  const analyst = await test.signIn({ roles: ['analyst'] });

  const stamp = () => makeStamp(test.services.secret, Date.now() - 60_000);
  const typed = (changes: Record<string, unknown> = {}) => ({
    name: 'Mean Sreypov',
    email: `${crypto.randomUUID().slice(0, 8)}@example.test`,
    category: 'feedback',
    description: 'The map is hard to read on my phone.',
    bot_stamp: stamp(),
    ...changes,
  });
  const send = (payload: object, headers: Record<string, string> = {}) =>
    test.call({ headers }, 'POST', '/api/v1/contact/', payload);
  const rowOf = async (reference: string) => {
    const { db } = test.services.database;
    return (await db.select().from(contact_message).where(eq(contact_message.reference, reference)))[0]!;
  };
  const sent = async (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const response = await send(typed(changes), headers);
    expect(response.statusCode, response.body).toBe(201);
    return rowOf(response.json().reference);
  };

  const call = async (
    path: string,
    { who = reviewer, method = 'GET' as 'GET' | 'POST', payload = {} as object } = {},
  ) => {
    const response = await test.app.inject({
      method,
      url: `/desk-api/v1/contact-messages/${path}`,
      headers: who.headers,
      ...(method === 'POST' ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const act = (id: string, verb: string, payload: object = {}, who = reviewer) =>
    call(`${id}/${verb}/`, { who, method: 'POST', payload });

  return { test, reviewer, editor, analyst, stamp, typed, send, rowOf, sent, call, act };
}
