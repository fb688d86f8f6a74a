import { describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { aroundHashOf, hashAddress, networkHashOf } from '#server/http/caller.ts';
import { MAKES_PAGE } from '#shared/contracts/storing.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { type Counted, LIMITS } from './limits.ts';

const test = setUpApp({ masterLists: true, env: { LIMITS: '1', TRUST_PROXY: '1' } });

/** As if so many, or all but so many, had come today already. */
async function spendBut(limit: Counted, key: string, left: number): Promise<void> {
  await test.services.limits.spend(limit, key, LIMITS[limit].points - left);
}
const stamp = () => makeStamp(test.services.secret, Date.now() - 60_000);
const write = async (address: string, { bot_stamp = stamp(), email = 'dara@example.test', key = '' } = {}) =>
  (
    await test.call(
      { headers: { 'x-forwarded-for': address, ...(key ? { 'idempotency-key': key } : {}) } },
      'POST',
      '/api/v1/contact/',
      {
        name: 'Dara',
        email,
        category: 'feedback',
        description: 'Where is the office of the network, please?',
        bot_stamp,
      },
    )
  ).statusCode;
const times = <T>(n: number, one: () => Promise<T>) => Promise.all(Array.from({ length: n }, one));

describe('what is refused takes nothing of the day of others', () => {
  it('not of the network, those around it and the whole site where the bot check refuses, one by one or at once', async () => {
    const { services } = test;
    await spendBut('sent-network', networkHashOf(services, '203.0.113.1'), 2);
    await spendBut('sent-around', aroundHashOf(services, '203.0.113.1'), 2);
    await spendBut('sent-whole', 'site', 2);
    for (let n = 0; n < 4; n += 1) expect(await write('203.0.113.1', { bot_stamp: 'wrong' })).toBe(422);
    // Who is in the way of each other for a moment is told to wait; it is over with the moment.
    const codes = new Set(await times(12, () => write('203.0.113.1', { bot_stamp: 'wrong' })));
    expect([...codes].filter((code) => code !== 422 && code !== 429)).toEqual([]);
    expect([await write('203.0.113.2'), await write('203.0.113.3')]).toEqual([201, 201]);
    expect([await write('203.0.113.4'), await write('198.51.100.4')]).toEqual([429, 429]);
    await services.limits.refund('sent-whole', 'site', LIMITS['sent-whole'].points);
  });

  it('not of its own mails of an hour either, down to the last of them', async () => {
    await spendBut('mail:contact', hashAddress(test.services, '192.0.2.1'), 1);
    expect(await write('192.0.2.1', { bot_stamp: 'wrong' })).toBe(422);
    expect([await write('192.0.2.1'), await write('192.0.2.1')]).toEqual([201, 429]);
  });

  it('not for a picture of a form that is not there', async () => {
    await spendBut('file-network', networkHashOf(test.services, '100.65.1.1'), 1);
    const logo = { name: 'a.png', type: 'image/png', bytes: await picture('png') };
    const body = await multipart({ logo });
    const send = async (secret: string) =>
      (
        await test.call(
          { headers: { ...body.headers, 'x-forwarded-for': '100.65.1.1' } },
          'POST',
          `/public/api/v1/listing-draft/${secret}/file/`,
          body.payload,
        )
      ).statusCode;
    const begun = await test.call(
      { headers: { 'x-forwarded-for': '100.65.1.1' } },
      'POST',
      '/public/api/v1/listing-draft/',
      { kind: 'startup', values: {}, bot_stamp: stamp() },
    );
    const unknown = `${'x'.repeat(40)}`;
    expect([await send(unknown), await send(unknown)]).toEqual([404, 404]);
    const { secret } = begun.json();
    expect([await send(secret), await send(secret)]).toEqual([200, 429]);
  });

  it('and what is sent again under its key counts once', async () => {
    await spendBut('sent-network', networkHashOf(test.services, '198.18.1.1'), 2);
    const again = { bot_stamp: stamp(), key: 'message-sent-again' };
    for (let n = 0; n < 4; n += 1) expect(await write('198.18.1.1', again)).toBe(201);
    expect([await write('198.18.1.2'), await write('198.18.1.3')]).toEqual([201, 429]);
  });

  it('and no address takes all of its network', async () => {
    await spendBut('sent-address', hashAddress(test.services, '198.19.1.1'), 1);
    expect([await write('198.19.1.1'), await write('198.19.1.1')]).toEqual([201, 429]);
    expect(await write('198.19.1.2')).toBe(201);
    expect(LIMITS['sent-address'].points).toBeLessThan(LIMITS['sent-network'].points);
    expect(LIMITS['file-address'].points).toBeLessThan(LIMITS['file-network'].points);
  });
});

describe('what a person stores in a day is bounded', () => {
  const photo = async (who: TestPerson, address: string, language = 'en') => {
    const body = await multipart({
      photo: { name: 'a.png', type: 'image/png', bytes: await picture('png') },
    });
    return test.call(
      {
        headers: {
          ...body.headers,
          ...who.headers,
          'x-forwarded-for': address,
          'accept-language': language,
        },
      },
      'POST',
      '/base-api/me/photo/',
      body.payload,
    );
  };

  it('in files and in what they weigh, by person and not by address; both languages say when it goes on', async () => {
    const [dara, sophal] = [await test.signIn(), await test.signIn()];
    expect((await photo(dara, '192.0.2.20')).statusCode).toBe(200);
    await spendBut('person-files', dara.id, 1);
    for (const language of ['en', 'km']) {
      const refused = await photo(dara, '192.0.2.21', language);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 80_000]).toEqual([429, true]);
      expect(refused.json().message).toMatch(
        language === 'en' ? /more from \d+\s\w+\s\d{4}, \d\d:\d\d/ : /ចាប់ពី \d+\s.* ម៉ោង \d\d:\d\d/,
      );
    }
    await spendBut('person-kilobytes', sophal.id, 0);
    expect((await photo(sophal, '192.0.2.20')).json().message).toContain('as large as');
  });

  it('in every call that takes a file or makes a page, whoever adds one; the desk has more', async () => {
    const [member, staff] = [await test.signIn(), await test.signIn({ roles: ['administrator'] })];
    for (const what of ['files', 'pages'] as const) {
      await spendBut(`person-${what}`, member.id, 0);
      await spendBut(`staff-${what}`, staff.id, 0);
      expect(LIMITS[`staff-${what}`].points).toBeGreaterThan(LIMITS[`person-${what}`].points);
    }
    const file = { name: 'a.png', type: 'image/png', bytes: await picture('png') };
    const form = await multipart({ file });
    const met: string[] = [];
    for (const { id, method, path, access, bodyKind, makesPage } of await allContracts()) {
      if (bodyKind !== 'multipart' && !makesPage) continue;
      const { headers } = access.startsWith('desk:') ? staff : member;
      const url = path.replace(/\{\w+\}/g, () => crypto.randomUUID());
      const sent =
        bodyKind === 'multipart' ? form : { payload: {}, headers: { 'content-type': 'application/json' } };
      const { statusCode, json } = await test.call(
        { headers: { ...sent.headers, ...headers, 'x-forwarded-for': `100.64.${met.length}.1` } },
        method,
        url,
        sent.payload,
      );
      expect([id, statusCode, json().message]).toEqual([id, 429, expect.stringMatching(/one person/)]);
      met.push(id);
    }
    expect(met.length).toBeGreaterThan(15);
    expect(met).toEqual(expect.arrayContaining([...MAKES_PAGE]));
  });

  it('and what is refused does not count', async () => {
    const who = await test.signIn();
    await spendBut('person-pages', who.id, 1);
    const make = async (payload: object) =>
      (
        await test.call(
          { headers: { ...who.headers, 'x-forwarded-for': '192.0.2.40' } },
          'POST',
          '/api/v1/startup/',
          payload,
        )
      ).statusCode;
    expect([await make({ name: 'x'.repeat(5_000) }), await make({ email: 7 })]).toEqual([422, 422]);
    expect(await make({ name: 'Loom Lab' })).toBeLessThan(300);
    expect(await make({ name: 'Loom House' })).toBe(429);
  });
});
