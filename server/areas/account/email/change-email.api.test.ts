import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { person } from '#server/database/schema/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { newEmailKey } from './email-key.ts';

const PASSWORD = 'Seven-looms-at-4-dawn';
const test = setUpApp();
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

let serial = 0;
const someAddress = () => `address-${(serial += 1)}@example.test`;
const ask = (who: TestPerson, email: string, current_password = PASSWORD) =>
  test.call(who, 'POST', '/base-api/me/email/', { email, current_password });
const confirm = (key: string) =>
  test.call(null, 'POST', '/public/api/v1/auth/registration/verify-email/', { key });
const addressOf = async ({ id }: TestPerson) =>
  (await test.services.database.db.select().from(person).where(eq(person.id, id)))[0]?.email;
const lettersTo = async (address: string) => (await mailsTo(test, address)).reverse();
const keyTo = async (address: string) =>
  /confirm-email\/([\w.-]+)/.exec((await lettersTo(address))[0]?.text ?? '')?.[1] ?? '';

describe('changing the address of an account', () => {
  it('waits for the link in a mail to the new one; the old one is told afterwards', async () => {
    const who = await test.signIn({ password_hash });
    const [old, wanted] = [who.email, someAddress()];
    expect((await ask(who, wanted.toUpperCase())).statusCode).toBe(202);
    expect(await addressOf(who)).toBe(old);
    expect(await lettersTo(old)).toEqual([]);
    const key = await keyTo(wanted);
    expect((await confirm(key)).statusCode).toBe(200);
    expect(await addressOf(who)).toBe(wanted);
    const [told] = await lettersTo(old);
    expect(told?.template).toBe('account.email_changed');
    expect(told?.text).toMatch(/^Dear Chan Sophea,/m);
    expect(told?.text).not.toContain(wanted);
    expect((await confirm(key)).statusCode, 'once').toBe(410);
  });

  it('asks for the password, and refuses an address that is no other', async () => {
    const who = await test.signIn({ password_hash });
    const refused = await ask(who, someAddress(), 'Wrong-but-typed-1');
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['current_password']]);
    expect((await ask(who, who.email)).statusCode).toBe(409);
    expect((await ask(who, 'no address')).statusCode).toBe(422);
  });

  it('tells nobody but its owner that an address has an account', async () => {
    const [who, other] = [await test.signIn({ password_hash }), await test.signIn()];
    expect((await ask(who, other.email)).statusCode).toBe(202);
    const [letter] = await lettersTo(other.email);
    expect(letter?.template).toBe('account.exists');
    expect(letter?.text).not.toContain('confirm-email');
  });

  it('does not count any more once the address is another, or belongs to somebody else', async () => {
    const who = await test.signIn({ password_hash });
    const [first, second] = [someAddress(), someAddress()];
    await ask(who, first);
    await ask(who, second);
    expect((await confirm(await keyTo(second))).statusCode).toBe(200);
    expect((await confirm(await keyTo(first))).statusCode).toBe(410);
    const third = someAddress();
    await ask(who, third);
    await test.signIn({ email: third });
    expect((await confirm(await keyTo(third))).statusCode).toBe(410);
    expect(await addressOf(who)).toBe(second);
  });

  it('is shown with its address while it waits, and can be withdrawn with its link', async () => {
    const [who, other] = [await test.signIn({ password_hash }), await test.signIn()];
    const waiting = async () => (await test.call(who, 'GET', '/api/v1/rest-auth/user/')).json().pending_email;
    expect(await waiting()).toBeNull();
    const wanted = someAddress();
    await ask(who, wanted);
    expect(await waiting()).toBe(wanted);
    const key = await keyTo(wanted);
    const kept = await test.call(who, 'DELETE', '/base-api/me/email/');
    expect([kept.statusCode, await waiting()]).toEqual([200, null]);
    expect((await confirm(key)).statusCode, 'the link counts no more').toBe(410);
    await ask(who, other.email);
    expect(await waiting(), 'says nothing about who has an account').toBe(other.email);
    await ask(who, wanted);
    expect((await confirm(await keyTo(wanted))).statusCode).toBe(200);
    expect(await waiting()).toBeNull();
  });

  it('takes no link that was altered or signed elsewhere', async () => {
    const who = await test.signIn({ password_hash });
    const change = { person_id: who.id, from: who.email, to: someAddress() };
    const foreign = newEmailKey(new TextEncoder().encode('another secret'), change);
    const [body, mark] = newEmailKey(test.services.secret, change).split('.');
    const other = Buffer.from(
      Buffer.from(body!, 'base64url').toString().replace(change.to, 'x@example.test'),
    );
    for (const key of [
      foreign,
      `${other.toString('base64url')}.${mark}`,
      `${body}.`,
      '.',
      `${body}.${mark}.x`,
    ])
      expect((await confirm(key)).statusCode, key).toBe(410);
    expect(await addressOf(who)).toBe(who.email);
  });
});
