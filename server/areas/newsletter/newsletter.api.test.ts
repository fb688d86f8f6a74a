import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDueAccounts } from '#server/areas/person/deletion.ts';
import { readAccount } from '#server/areas/person/export-account.ts';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { sweepSubscribers } from './sweep-subscribers.ts';

const test = setUpApp();
let editor: TestPerson;
beforeAll(async () => {
  editor = await test.signIn({ roles: ['editor'] });
  await offer(true);
});

let email = '';
let serial = 0;
beforeEach(() => {
  email = `reader-${(serial += 1)}@example.test`;
});

async function offer(newsletter: boolean) {
  const administrator = await test.signIn({ roles: ['administrator'] });
  const url = '/desk-api/v1/settings/';
  const { headers } = administrator;
  const { settings } = (await test.call({ headers }, 'GET', url)).json();
  const { version } = settings.find(({ key }: { key: string }) => key === 'newsletter');
  const payload = { changes: [{ key: 'newsletter', version, value: newsletter }] };
  const done = await test.call({ headers }, 'PATCH', url, payload);
  expect(done.statusCode, done.body).toBe(200);
}

const ask = (payload: object = {}, headers: Record<string, string> = {}) =>
  test.call({ headers }, 'POST', '/api/v1/newsletter/', {
    email,
    bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000),
    ...payload,
  });
const links = async (template: string) =>
  (await mailsTo(test, email)).flatMap((mail) =>
    mail.template === template ? (/newsletter\/link\/([\w.-]+)/.exec(mail.text)?.[1] ?? []) : [],
  );
const linkOf = async (template: string) => (await links(template)).at(-1) ?? '';
const look = (token: string) => test.call(null, 'GET', `/public/api/v1/newsletter/${token}/`);
const answer = (token: string, payload: object = {}) =>
  test.call(null, 'POST', `/public/api/v1/newsletter/${token}/`, payload);
const desk = async (path = '', { who = editor, method = 'GET' as 'GET' | 'DELETE' } = {}) => {
  const url = `/desk-api/v1/newsletter-subscribers/${path}`;
  const response = await test.call(who, method, url);
  return { status: response.statusCode, body: response.json() };
};
const stateOf = async (address = email) =>
  (await desk(`?state=all&search=${address}`)).body.data[0]?.state ?? null;
const later = (column: string, days: number) =>
  test.services.database.pool.query(
    `update newsletter_subscriber set ${column} = ${column} - make_interval(days => $1) where email = $2`,
    [days, email],
  );
async function confirmed() {
  await ask();
  expect((await answer(await linkOf('newsletter.confirm'))).statusCode).toBe(200);
}

describe('the newsletter (B.18, 2.113)', () => {
  it('begins once the address was confirmed by its link, and looking at the link changes nothing', async () => {
    const asked = await ask({}, { 'accept-language': 'km' });
    expect([asked.statusCode, asked.json()]).toEqual([202, { asked: true }]);
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({ template: 'newsletter.confirm', language: 'km' });
    expect(mail?.text).toContain('lang=km');
    const token = await linkOf('newsletter.confirm');
    expect(token).not.toContain(email.split('@')[0]);
    expect(isSecretPage(`/newsletter/link/${token}`)).toBe(true);
    expect((await look(token)).json()).toEqual({
      does: 'confirm',
      email: 're…@example.test',
      state: 'waiting',
    });
    expect(await stateOf()).toBe('waiting');
    expect((await answer(token)).json()).toMatchObject({ state: 'confirmed' });
    expect((await answer(token)).json()).toMatchObject({ state: 'confirmed' });
    expect(await stateOf()).toBe('confirmed');
    const welcome = (await mailsTo(test, email)).filter(({ template }) => template === 'newsletter.welcome');
    expect(welcome).toMatchObject([{ language: 'km' }]);
    expect(openMail(test.services.secret, welcome[0]!).unsubscribe_url).toMatch(
      /\/newsletter\/link\/leave\./,
    );
  });

  it('ends with one press, and can be taken back', async () => {
    await confirmed();
    const token = await linkOf('newsletter.welcome');
    expect((await look(token)).json()).toMatchObject({ does: 'leave', state: 'confirmed' });
    expect((await answer(token)).json()).toMatchObject({ state: 'left' });
    expect((await answer(await linkOf('newsletter.confirm'))).statusCode, 'the old link').toBe(410);
    expect((await answer(token, { subscribed: true })).json()).toMatchObject({ state: 'confirmed' });
  });

  it('answers the same whether an address is known or not, and mails it once in ten minutes', async () => {
    await confirmed();
    const known = await ask();
    expect([known.statusCode, known.body]).toEqual([202, '{"asked":true}']);
    await later('mailed_at', 1);
    expect((await ask()).body).toBe(known.body);
    const mails = (await mailsTo(test, email)).map(({ template }) => template);
    expect(mails).toEqual(['newsletter.confirm', 'newsletter.welcome', 'newsletter.known']);
    expect(await stateOf()).toBe('confirmed');
  });

  it('confirms by the link of the newest round alone', async () => {
    await confirmed();
    const old = await linkOf('newsletter.confirm');
    await answer(await linkOf('newsletter.welcome'));
    await later('mailed_at', 1);
    await ask();
    expect(await stateOf()).toBe('waiting');
    expect((await answer(old)).statusCode).toBe(410);
    expect((await answer(await linkOf('newsletter.confirm'))).json()).toMatchObject({ state: 'confirmed' });
  });

  it('refuses links that were not made here', async () => {
    await ask();
    const token = await linkOf('newsletter.confirm');
    const [, id, mark] = token.split('.');
    for (const one of [`leave.${id}.${mark}`, `confirm.${id}.x`, `confirm.${id}`, 'x', `${token}.x`])
      expect([(await look(one)).statusCode, (await answer(one)).statusCode]).toEqual([410, 410]);
    expect(await stateOf()).toBe('waiting');
  });

  it('forgets addresses that nobody confirmed after 7 days, and those that left after 30', async () => {
    await ask();
    await later('mailed_at', 6);
    await sweepSubscribers(test.services);
    expect(await stateOf()).toBe('waiting');
    await later('mailed_at', 1);
    await sweepSubscribers(test.services);
    expect(await stateOf()).toBe(null);
    expect((await answer(await linkOf('newsletter.confirm'))).statusCode).toBe(410);
    await confirmed();
    await later('mailed_at', 400);
    await sweepSubscribers(test.services);
    expect(await stateOf()).toBe('confirmed');
    await answer(await linkOf('newsletter.welcome'));
    await later('left_at', 31);
    await sweepSubscribers(test.services);
    expect(await stateOf()).toBe(null);
  });

  it('is refused to what is no address, to robots, and in words', async () => {
    const wrong = await ask({ email: 'no address' }, { 'accept-language': 'km' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['email']]);
    expect(wrong.json().errors.email[0]).toMatch(/\p{Script=Khmer}/u);
    expect((await ask({ nickname: 'robot' })).statusCode).toBe(422);
    expect((await ask({ bot_stamp: 'made-up' })).statusCode).toBe(422);
    expect(await stateOf()).toBe(null);
  });

  it('is not there while it is not offered, but whoever wants to leave still can', async () => {
    await confirmed();
    const leave = await linkOf('newsletter.welcome');
    await offer(false);
    expect((await ask()).statusCode).toBe(404);
    expect((await desk()).body.offered).toBe(false);
    expect((await answer(leave)).json()).toMatchObject({ state: 'left' });
    await offer(true);
  });

  it('goes with the account it belongs to, and stands in what its owner takes along', async () => {
    const who = await test.signIn({ email });
    await confirmed();
    expect((await readAccount(test.services, who.id)).newsletter).toMatchObject([{ email }]);
    await test.services.database.pool.query(
      "update person set delete_after = now() - interval '1 day' where id = $1",
      [who.id],
    );
    await deleteDueAccounts(test.services);
    expect(await stateOf()).toBe(null);
  });
});

describe('the list at the desk (B.18)', () => {
  it('is searched, filtered and counted', async () => {
    await confirmed();
    const [first] = [email];
    email = `other-${first}`;
    await ask({}, { 'accept-language': 'km' });
    const both = (await desk(`?search=${first}&state=all`)).body;
    expect(both.counts).toEqual({ all: 2, waiting: 1, confirmed: 1, left: 0 });
    expect(both.data.map((row: { email: string }) => row.email)).toEqual([email, first]);
    const khmer = (await desk(`?search=${first}&state=all&language=km`)).body;
    expect(khmer.data).toMatchObject([{ email, language: 'km', state: 'waiting' }]);
    expect((await desk('?state=nothing')).status).toBe(422);
  });

  it('is taken along with the link by which each leaves, and the audit says so', async () => {
    await confirmed();
    const { body } = await desk(`export/?search=${email}`);
    expect([body.records, body.file_name]).toEqual([1, expect.stringMatching(/^phum-newsletter-.*\.csv$/)]);
    const leave = /newsletter\/link\/([\w.-]+)/.exec(body.text)?.[1] ?? '';
    expect((await answer(leave)).json()).toMatchObject({ state: 'left' });
    const { rows } = await test.services.database.pool.query(
      "select detail from audit_entry where action = 'newsletter.export' order by created_at desc limit 1",
    );
    expect(rows).toEqual([{ detail: { state: 'confirmed', addresses: 1 } }]);
    const all = await test.services.database.pool.query(
      "select count(*)::int as n from audit_entry where action like 'newsletter.%' and detail::text like '%example.test%'",
    );
    expect(all.rows, 'no address in the audit').toEqual([{ n: 0 }]);
  });

  it('lets an address be removed at once, by those who keep content', async () => {
    await confirmed();
    const [{ id }] = (await desk(`?search=${email}`)).body.data;
    for (const role of ['reviewer', 'analyst'] as const) {
      const who = await test.signIn({ roles: [role] });
      for (const path of ['', 'export/']) expect((await desk(path, { who })).status).toBe(404);
      expect((await desk(`${id}/`, { who, method: 'DELETE' })).status).toBe(404);
    }
    expect((await desk(`${id}/`, { method: 'DELETE' })).status).toBe(200);
    expect(await stateOf()).toBe(null);
    expect((await desk(`${id}/`, { method: 'DELETE' })).status).toBe(404);
  });
});
