import { describe, expect, it } from 'vitest';
import { listingValues } from '#tests/factories/listing-values.ts';
import { oldStamp, postListing } from '#tests/factories/submission.ts';
import { postSuggestion } from '#tests/factories/suggestion.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import type { Caller } from './dispatch.ts';
import { drawOnce } from './page-once.ts';

const test = setUpApp({ masterLists: true });

const count = async (table: string) =>
  Number(
    (await test.services.database.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]!.n,
  );
const underKey = () => ({ 'idempotency-key': crypto.randomUUID() });
const post = (url: string, payload: object, headers: Record<string, string>) =>
  test.call({ headers }, 'POST', url, payload);

/** What a visitor fills in, and how it is sent: with a check that is another one at each press. */
type Send = (headers: Record<string, string>) => Promise<Answered>;
const FORMS: Record<string, { table: string; fill: () => Send }> = {
  'a message': {
    table: 'contact_message',
    fill: () => {
      const description = `Where is the office, please? ${crypto.randomUUID()}`;
      const values = { name: 'Dara', email: 'dara@example.test', category: 'feedback', description };
      return (headers) => post('/api/v1/contact/', { ...values, bot_stamp: oldStamp(test) }, headers);
    },
  },
  'a listing': {
    table: 'submission',
    fill: () => {
      const values = listingValues('startup');
      return (headers) => postListing(test, 'startup', { ...values, bot_stamp: oldStamp(test) }, headers);
    },
  },
  'a suggestion': {
    table: 'submission',
    fill: () => {
      const values = suggestionValues('event');
      return (headers) => postSuggestion(test, 'event', { ...values, bot_stamp: oldStamp(test) }, headers);
    },
  },
  'a draft': {
    table: 'listing_draft',
    fill: () => (headers) =>
      post(
        '/public/api/v1/listing-draft/',
        { kind: 'startup', values: { name: 'Srov' }, bot_stamp: oldStamp(test) },
        headers,
      ),
  },
};
type Answered = Awaited<ReturnType<TestApp['app']['inject']>>;

describe('a form whose answer was lost', () => {
  it.each(Object.entries(FORMS))(
    '%s, pressed three times with a check of its own each: sent once, and said so',
    async (_name, { table, fill }) => {
      const [send, before] = [fill(), await count(table)];
      const key = underKey();
      const answers = [await send(key), await send(key), await send(key)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      // A draft is found again by its cookie, which a lost answer takes with it.
      expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(1);
      expect(await count(table)).toBe(before + 1);
    },
  );

  it.each(Object.entries(FORMS))(
    '%s, pressed again while the first is under way, waits for it',
    async (_name, { table, fill }) => {
      const [send, before] = [fill(), await count(table)];
      const key = underKey();
      const answers = await Promise.all([send(key), send(key), send(key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await count(table)).toBe(before + 1);
    },
  );
});

describe('a form of a page', () => {
  const caller = (): Caller =>
    ({
      services: test.services,
      language: 'en',
      actor: { kind: 'visitor', hadToken: false },
      ipHash: 'somebody',
      setCookie: () => {},
    }) as unknown as Caller;
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };
  const address = (path: string) => new URL(`https://phum.example${path}`);
  const sendTo =
    (path: string, status: number) =>
    async (key: Record<string, string>, values: Record<string, string>, drawn: { times: number }) =>
      drawOnce({ method: 'POST', headers: key }, address(path), form(values), caller(), async () => {
        drawn.times += 1;
        return { status, headers: { 'x-turn': String(drawn.times) }, body: Buffer.from('ប្រាក់') };
      });

  it('that comes again under its key gets the answer of the first', async () => {
    const send = sendTo('/event/suggest.data', 202);
    const [key, drawn] = [underKey(), { times: 0 }];
    const answers = [
      await send(key, { do: 'save', bot_stamp: 'one' }, drawn),
      await send(key, { do: 'save', bot_stamp: 'two' }, drawn),
    ];
    expect(drawn.times).toBe(1);
    expect(answers[1]).toEqual(answers[0]);
    await send(underKey(), { do: 'save' }, drawn);
    expect(drawn.times, 'another form').toBe(2);
  });

  it('that comes again from a page opened anew, with the key that opening gave it, gets the answer of the first', async () => {
    const send = sendTo('/correct.data', 202);
    const [key, drawn] = [underKey(), { times: 0 }];
    const keys = ['idempotency_key', 'client_key', 'send_key', 'order_key'];
    const opened = () => ({
      fact: 'ឆ្នាំ',
      ...Object.fromEntries(keys.map((name) => [name, crypto.randomUUID()])),
    });
    const answers = [await send(key, opened(), drawn), await send(key, opened(), drawn)];
    expect(drawn.times).toBe(1);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('that comes again from another network gets the answer of the first under a key nobody can guess', async () => {
    const [long, drawn] = [{ 'idempotency-key': `${crypto.randomUUID()}` }, { times: 0 }];
    const sendFrom = (ipHash: string, key: Record<string, string>) =>
      drawOnce(
        { method: 'POST', headers: key },
        address('/event/suggest.data'),
        form({ do: 'save' }),
        { ...caller(), ipHash },
        async () => {
          drawn.times += 1;
          return { status: 202, headers: {}, body: Buffer.from(`${drawn.times}`) };
        },
      );
    const [first, again] = [await sendFrom('wifi', long), await sendFrom('mobile', long)];
    expect(again.body).toEqual(first.body);
    expect(drawn.times).toBe(1);
    // A short one may be anybody's.
    const short = { 'idempotency-key': crypto.randomUUID().slice(0, 12) };
    await sendFrom('wifi', short);
    await sendFrom('mobile', short);
    expect(drawn.times).toBe(3);
  });

  it('with another password is drawn anew, so that nobody hears of the first that the second was taken', async () => {
    const { id } = await test.signIn();
    const [key, drawn] = [underKey(), { times: 0 }];
    const press = (password: string, actor: object = { kind: 'person', id }) =>
      drawOnce(
        { method: 'POST', headers: key },
        address('/user/profile/change_password.data'),
        form({ intent: 'password', current_password: 'Krama-25-Threads', password }),
        { ...caller(), actor } as Caller,
        async () => ({ status: 200, headers: {}, body: Buffer.from(`${++drawn.times}`) }),
      ).then(({ body }) => body.toString());
    const [first, second] = ['Areca-leaf-boxes-7', 'Areca-leaf-boxes-8'];
    expect([await press(first), await press(first), await press(second)]).toEqual(['1', '1', '2']);
    const visitor = { kind: 'visitor', hadToken: false };
    expect([await press(first, visitor), await press(first, visitor)]).toEqual(['3', '4']);
  });

  it('that was refused is taken once it is mended, and one about the account is kept nowhere', async () => {
    for (const [path, status] of [
      ['/event/suggest.data', 422],
      ['/user/profile/security.data', 200],
      ['/account/register.data', 200],
    ] as const) {
      const send = sendTo(path, status);
      const [key, drawn] = [underKey(), { times: 0 }];
      await send(key, { name: '' }, drawn);
      await send(key, { name: '' }, drawn);
      expect(drawn.times, path).toBe(2);
    }
  });
});
