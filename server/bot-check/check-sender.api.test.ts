import { expect, it } from 'vitest';
import { listingValues } from '#tests/factories/listing-values.ts';
import { postListing } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { makeStamp } from './stamp.ts';

const test = setUpApp({ masterLists: true, env: { LIMITS: '1' } });

/** The fields of the specification and nothing else. */
const message = (description: string) => ({
  name: 'Sok Dara',
  email: 'dara@example.test',
  category: 'feedback',
  description,
});
const post = async (remoteAddress: string, url: string, payload: object) => {
  const { statusCode, json } = await test.app.inject({ method: 'POST', url, payload, remoteAddress });
  return [statusCode, statusCode < 400 ? '' : json().message];
};
const contact = (address: string, payload: object) => post(address, '/api/v1/contact/', payload);
const NO_KEY = [422, 'No key provided'];

it('a body exactly as specified is taken from an address once; the next has to bring a stamp (7.035)', async () => {
  const address = '198.51.100.1';
  const wrong = await contact(address, { ...message('First'), email: 'nobody' });
  expect([wrong[0], wrong[1] === NO_KEY[1]], 'what is refused does not count').toEqual([422, false]);
  expect(await contact(address, message('First'))).toEqual([201, '']);
  expect(await contact(address, message('Second'))).toEqual(NO_KEY);
  expect(await post(address, '/public/api/v1/auth/password/reset/', { email: 'a@example.test' })).toEqual(
    NO_KEY,
  );
  const bot_stamp = makeStamp(test.services.secret, Date.now() - 60_000);
  expect(await contact(address, { ...message('Second'), bot_stamp })).toEqual([201, '']);
  expect(await contact('198.51.100.2', message('From elsewhere'))).toEqual([201, '']);
});

it('so is the request for a new password (7.025)', async () => {
  const url = '/public/api/v1/auth/password/reset/';
  expect(await post('198.51.100.3', url, { email: 'dara@example.test' })).toEqual([202, '']);
});

it('many at once are one that is free', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, n) => contact('198.51.100.4', message(`At once ${n}`))),
  );
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 201)).toEqual(Array(2).fill(NO_KEY));
});

it('a listing without a stamp is the same: one is free (8.025)', async () => {
  const send = (name: string) =>
    postListing(test, 'startup', { ...listingValues('startup', { name }), bot_stamp: '' });
  expect((await send('Slek One')).statusCode).toBe(201);
  const second = await send('Slek Two');
  expect([second.statusCode, second.json().message]).toEqual(NO_KEY);
});

it('a draft counts by its own quota: it takes the free form of nobody, and the next is asked for the same stamp', async () => {
  const address = '198.51.100.6';
  const begin = () => post(address, '/public/api/v1/listing-draft/', { kind: 'startup', values: {} });
  expect(await begin()).toEqual([201, '']);
  expect(await begin()).toEqual(NO_KEY);
  expect(await contact(address, message('Beside the draft'))).toEqual([201, '']);
  expect(await begin()).toEqual(NO_KEY);
});

it('a browser that could not load the script is taken, and told so once it sends too many (8.027, B.80)', async () => {
  const codes: number[] = [];
  let last = '';
  while (codes.at(-1) !== 422 && codes.length < 10) {
    const values = listingValues('startup', { name: `Without script ${codes.length}` });
    const answer = await postListing(test, 'startup', { ...values, bot_proof: 'script_failed' });
    codes.push(answer.statusCode);
    last = answer.json().message;
  }
  expect([codes[0], codes.at(-1), last]).toEqual([201, 422, 'Failed to load script']);
});
