import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { type ContactTest, startContactTest } from './testing/contact-test.ts';

let test: TestApp;
let stamp: ContactTest['stamp'];
let typed: ContactTest['typed'];
let send: ContactTest['send'];
let sent: ContactTest['sent'];
beforeAll(async () => {
  ({ test, stamp, typed, send, sent } = await startContactTest());
});
afterAll(() => test.stop());

describe('POST /api/v1/contact/ (7.035, 3.031, 1.014)', () => {
  it.each(CONTACT_CATEGORIES)('takes a message about $slug (3.044)', async ({ slug }) => {
    expect(await sent({ category: slug })).toMatchObject({ category: slug, status: 'open', person_id: null });
  });

  it('mails a copy in the language of the sender with the reference', async () => {
    const { email, reference, language } = await sent({ description: 'សួស្តី ភូមិ' }, { 'accept-language': 'km' });
    expect(language).toBe('km');
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({ template: 'contact.received', language: 'km' });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain('> សួស្តី ភូមិ');
  });

  it('answers with and without the slash at the end', async () => {
    const response = await test.call(null, 'POST', '/api/v1/contact', typed());
    expect(response.statusCode).toBe(201);
    expect(response.json().reference).toMatch(/^C-[2-9A-HJKMNP-Z]{6}$/);
  });

  it('knows who wrote while signed in', async () => {
    const member = await test.signIn();
    expect((await sent({}, member.headers)).person_id).toBe(member.id);
  });

  it('names every field that is missing, in the reader’s language', async () => {
    const response = await send({ bot_stamp: stamp() }, { 'accept-language': 'km' });
    expect(response.statusCode).toBe(422);
    const { errors } = response.json();
    expect(Object.keys(errors).sort()).toEqual(['category', 'description', 'email', 'name']);
    expect(errors.name[0]).toMatch(/\p{Script=Khmer}/u);
  });

  it.each([
    ['email', 'without a sign', 'no-address'],
    ['email', 'with a second header', 'a@example.test\r\nBcc: b@example.test'],
    ['category', 'unknown', 'nonsense'],
    ['name', 'too long', 'x'.repeat(121)],
    ['description', 'too long', 'ក'.repeat(5_001)],
    ['description', 'blank', ' \u200b '],
  ])('refuses %s that is %s', async (field, _what, value) => {
    const response = await send(typed({ [field]: value }));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  it('keeps the page it is about, and no address of another site', async () => {
    expect((await sent({ about: '/program/1?x=2' })).about).toBe('/program/1?x=2');
    expect((await sent({ about: '//evil.example/' })).about).toBe('');
    expect((await sent({ about: 'https://evil.example/' })).about).toBe('');
  });

  it.each([
    ['a stamp that was made up', { bot_stamp: 'v1.1.a.b' }],
    ['the field only robots fill', { nickname: 'Bob' }],
    ['a proof that proves nothing', { bot_proof: 'e30=' }],
  ])('refuses what comes with %s', async (_what, changes) => {
    expect((await send(typed(changes))).statusCode).toBe(422);
  });

  it('keeps one message of the same form sent twice, also at once', async () => {
    const form = typed();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await mailsTo(test, form.email)).toHaveLength(1);
  });

  it('takes a stamp once', async () => {
    const bot_stamp = stamp();
    await sent({ bot_stamp });
    expect((await send(typed({ bot_stamp }))).statusCode).toBe(422);
  });
});

describe('limits of the contact form', () => {
  it('do not count what was refused for what was typed, by the contract or by the verb', async () => {
    const strict = await startTestApp({ env: { LIMITS: '1' }, url: test.url });
    const post = async (payload: object) =>
      (
        await strict.app.inject({
          method: 'POST',
          url: '/api/v1/contact/',
          payload,
          remoteAddress: '203.0.113.77',
        })
      ).statusCode;
    try {
      const stamp = () => makeStamp(strict.services.secret, Date.now() - 60_000);
      for (let n = 0; n < 25; n += 1) expect(await post({ bot_stamp: stamp() })).toBe(422);
      for (let n = 0; n < 25; n += 1) expect(await post(typed({ bot_stamp: 'none' }))).toBe(422);
      expect(await post(typed({ bot_stamp: stamp() }))).toBe(201);
    } finally {
      await strict.stop();
    }
  });

  it('stop a flood from one address, and of one mailbox from many', async () => {
    const strict = await startTestApp({ env: { LIMITS: '1' }, url: test.url });
    try {
      const codes: number[] = [];
      for (let i = 0; i < 8; i += 1) {
        const payload = typed({ bot_stamp: makeStamp(strict.services.secret, Date.now() - 60_000) });
        const { statusCode } = await strict.call(null, 'POST', '/api/v1/contact/', payload);
        codes.push(statusCode);
      }
      expect(codes[0]).toBe(201);
      expect(codes.at(-1)).toBe(429);
      // Who has written too often here can still ask for a new password: each purpose has a limit of its own.
      const reset = {
        email: 'a@example.test',
        bot_stamp: makeStamp(strict.services.secret, Date.now() - 60_000),
      };
      const url = '/public/api/v1/auth/password/reset/';
      expect((await strict.call(null, 'POST', url, reset)).statusCode).toBe(202);
    } finally {
      await strict.stop();
    }
  });
});
