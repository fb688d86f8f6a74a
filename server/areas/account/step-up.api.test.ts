import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { passkey } from '#server/database/schema/account.ts';
import { notification } from '#server/database/schema/notification.ts';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const WRONG = 'Not-what-it-is-at-all-1';
const test = setUpApp();
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const ask = (who: TestPerson, [method, url, payload]: Try) => test.call(who, method, url, payload);
type Try = ['POST' | 'DELETE', string, object];

const WITH_PASSWORD = {
  'a change of the password': (given: string): Try => [
    'POST',
    '/public/api/v1/auth/password/change/',
    {
      current_password: given,
      password: 'Another-river-rises-too-4',
      password_confirmation: 'Another-river-rises-too-4',
    },
  ],
  'a change of the e-mail address': (given: string): Try => [
    'POST',
    '/base-api/me/email/',
    { current_password: given, email: 'somebody-else@example.test' },
  ],
  'the request to be deleted': (given: string): Try => [
    'POST',
    '/base-api/me/deletion/',
    { password: given },
  ],
};
const CODE: Try = ['POST', '/base-api/me/second-factor/remove/', { code: '123456' }];
const RECOVERY: Try = ['POST', '/base-api/me/second-factor/remove/', { code: 'aaaa-bbbb-cccc' }];

/** Somebody with a passkey, which is looked at by the code that is to remove it. */
async function withPasskey(): Promise<{ who: TestPerson; remove: Try }> {
  const who = await test.signIn({ password_hash });
  const [row] = await test.services.database.db
    .insert(passkey)
    .values({
      person_id: who.id,
      name: 'Phone',
      credential_id: crypto.randomUUID(),
      public_key: 'AA',
      counter: 0,
    })
    .returning();
  return { who, remove: ['POST', `/base-api/me/passkeys/${row!.id}/remove/`, { code: '123456' }] };
}

async function expectLocked(who: TestPerson): Promise<void> {
  const { db } = test.services.database;
  const me = await test.call(who, 'GET', '/public/');
  expect(me.json().code).toBe('session_ended');
  const notices = await db.select().from(notification).where(eq(notification.person_id, who.id));
  expect(notices.map(({ kind }) => kind)).toEqual(['session_locked']);
  const mails = await db.select().from(mail_outbox).where(eq(mail_outbox.to_email, who.email));
  expect(mails.map(({ template }) => template)).toEqual(['account.session_locked']);
  const locks = and(eq(audit_entry.action, 'session.lock'), eq(audit_entry.entity_id, who.session_id));
  expect(await db.$count(audit_entry, locks)).toBe(1);
  // Each wrong answer is written down (ASVS V16.3.1).
  const wrong = and(
    eq(audit_entry.action, 'session.prove-failed'),
    eq(audit_entry.entity_id, who.session_id),
  );
  expect(await db.$count(audit_entry, wrong)).toBe(8);
}

async function expectEightEnd(who: TestPerson, tries: (n: number) => Try): Promise<void> {
  for (let n = 0; n < 7; n += 1) expect([n, (await ask(who, tries(n))).statusCode]).toEqual([n, 422]);
  const last = await ask(who, tries(7));
  expect([last.statusCode, last.json().code]).toEqual([401, 'session_ended']);
  expect(last.json().message).toContain('eight');
  const cookies = [last.headers['set-cookie']].flat().join();
  expect(cookies).toContain('access_token=;');
  await expectLocked(who);
}

describe('eight wrong answers end a session and tell its owner', () => {
  it.each(Object.entries(WITH_PASSWORD))('at %s', async (_name, withPassword) => {
    const who = await test.signIn({ password_hash });
    await expectEightEnd(who, () => withPassword(WRONG));
    expect((await ask(who, withPassword(PASSWORD))).statusCode).toBe(401);
  });

  it('at the removal of codes, by codes of the app and recovery codes together', async () => {
    await expectEightEnd(await test.signIn({ password_hash }), (n) => (n % 2 ? CODE : RECOVERY));
  });

  it('at the removal of a passkey', async () => {
    const { who, remove } = await withPasskey();
    await expectEightEnd(who, () => remove);
  });

  it('counts all places together, and a right answer takes nothing back', async () => {
    const who = await test.signIn({ password_hash });
    const all = Object.values(WITH_PASSWORD).map((one) => one(WRONG));
    const email = WITH_PASSWORD['a change of the e-mail address'];
    for (const one of all) expect((await ask(who, one)).statusCode).toBe(422);
    expect((await ask(who, email(PASSWORD))).statusCode).toBe(202);
    for (const one of [...all, CODE]) expect((await ask(who, one)).statusCode).toBe(422);
    expect((await ask(who, RECOVERY)).statusCode).toBe(401);
  });

  it('judges no more than eight of many that come at once', async () => {
    const who = await test.signIn({ password_hash });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(who, WITH_PASSWORD['a change of the password'](WRONG))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(422) ? [422, 401] : [401]));
    expect(statuses.filter((status) => status === 422).length).toBeLessThan(8);
    await expectLocked(who);
  });

  it('leaves the other sessions of the person alone', async () => {
    const who = await test.signIn({ password_hash });
    const elsewhere = await test.call(null, 'POST', '/public/api/v1/auth/login/', {
      email: who.email,
      password: PASSWORD,
    });
    for (let n = 0; n < 8; n += 1) await ask(who, CODE);
    const headers = { authorization: `Bearer ${elsewhere.json().access_token}` };
    expect((await test.call({ headers }, 'GET', '/public/')).statusCode).toBe(200);
  });
});
