import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { totpOf } from '#server/areas/account/second-factor/one-time-code.ts';
import { refuseLostKey, unreadableSecrets } from '#server/areas/account/second-factor/unreadable-secrets.ts';
import { opensFile, signedFileAddress } from '#server/areas/file/file-address.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { inTransaction } from '#server/database/work.ts';
import { makeSecret } from '#server/made-secret.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import { readUnsubscribeToken, unsubscribeToken } from '#server/notify/unsubscribe-link.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const [first, second, third] = [makeSecret(), makeSecret(), makeSecret()];
let before: TestApp;
let who: TestPerson;
let secret: string;
let refresh_token: string;
let mailId: string;

const start = (env: Record<string, string>) => startTestApp({ ...(before ? { url: before.url } : {}), env });
const login = ({ app }: TestApp, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/public/api/v1/auth/login/',
    payload: { email: who.email, password: PASSWORD, ...(code ? { code } : {}) },
  });
const refresh = ({ app }: TestApp, token: string) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/token/refresh/', payload: { refresh_token: token } });
const codeIn = (steps: number) =>
  totpOf(secret.replaceAll(' ', ''), '').generate({ timestamp: Date.now() + steps * 30_000 });
const me = ({ app }: TestApp, headers: { authorization: string }) =>
  app.inject({ url: '/base-api/me/second-factor/', headers });

beforeAll(async () => {
  before = await start({ SESSION_SECRET: first });
  who = await before.signIn({ password_hash: await hashPassword(PASSWORD) });
  refresh_token = (await login(before)).json().refresh_token;
  const ask = (url: string, payload?: object) =>
    before.app.inject({ method: 'POST', url, headers: who.headers, ...(payload ? { payload } : {}) });
  ({ secret } = (await ask('/base-api/me/second-factor/')).json());
  expect((await ask('/base-api/me/second-factor/confirm/', { code: codeIn(-1) })).statusCode).toBe(200);
  mailId = await inTransaction(testContext(before.services), (work) =>
    queueMail(work, {
      template: 'account.reset',
      language: 'en',
      to: who.email,
      params: { name: 'Sophea', url: 'http://localhost/reset', hours: 1 },
    }),
  );
});
afterAll(() => before.stop());

it('another SESSION_SECRET signs everybody out, refresh tokens too, and leaves the rest as it is', async () => {
  expect((await refresh(before, refresh_token)).statusCode).toBe(200);
  const { refresh_token: alive } = (await login(before, codeIn(0))).json();
  const after = await start({ SESSION_SECRET: second, KEY_RING: `${third},${first}` });
  expect((await me(before, who.headers)).statusCode).toBe(200);
  expect((await me(after, who.headers)).statusCode).toBe(401);
  expect((await refresh(after, alive)).statusCode).toBe(401);

  const [row] = await after.services.database.db.select().from(mail_outbox).where(eq(mail_outbox.id, mailId));
  expect(openMail(after.services.secrets, row!).text).toContain('http://localhost/reset');
  const link = unsubscribeToken(before.services, who.id, 'digest');
  expect(readUnsubscribeToken(after.services, link)).toEqual({ person_id: who.id, subject: 'digest' });
  const address = new URL(signedFileAddress(before.services, who.id), 'http://localhost');
  expect(opensFile(after.services, who.id, Object.fromEntries(address.searchParams))).toBe(true);
  expect(await unreadableSecrets(after.services)).toEqual({ unreadable: [], all: 1 });

  // The app of before still confirms, and is sealed with the newest key from then on.
  const signedIn = await login(after, codeIn(1));
  expect(signedIn.statusCode).toBe(200);
  expect((await refresh(after, signedIn.json().refresh_token)).statusCode).toBe(200);
  const later = await start({ SESSION_SECRET: second, KEY_RING: third });
  expect(await unreadableSecrets(later.services)).toEqual({ unreadable: [], all: 1 });
  await Promise.all([after.stop(), later.stop()]);
});

it('a key that is missing is said at the start, and a code is refused rather than a fault', async () => {
  const lost = await start({ SESSION_SECRET: second, KEY_RING: makeSecret() });
  const inProduction = { ...lost.services, config: { ...lost.services.config, production: true } };
  await expect(refuseLostKey(inProduction)).rejects.toThrow(/1 of 1 authenticator secrets[\s\S]*KEY_RING/);
  expect((await login(lost, codeIn(1))).statusCode).toBe(422);
  await lost.stop();
});
