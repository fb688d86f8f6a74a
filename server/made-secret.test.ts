import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isMadeSecret, makeSecret } from './made-secret.ts';

const PI = '3141592653589793238462643383279502884197169399375105820974944592307816406286';
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

it('is taken as it was made, and is another one each time', () => {
  const made = Array.from({ length: 50 }, makeSecret);
  for (const secret of made) expect([secret, isMadeSecret(secret)]).toEqual([secret, true]);
  expect(new Set(made).size).toBe(made.length);
});

it('is not taken with a sign too few, too many or another one', () => {
  const secret = makeSecret();
  const other = (at: number) => (secret[at] === 'A' ? 'B' : 'A');
  for (let at = 0; at < secret.length; at += 1)
    expect(isMadeSecret(secret.slice(0, at) + other(at) + secret.slice(at + 1))).toBe(false);
  for (const wrong of [secret.slice(0, -1), `${secret}A`, ` ${secret}`, `${secret}\n`, secret.slice(6)])
    expect(isMadeSecret(wrong)).toBe(false);
});

it.each([
  '',
  'short',
  'a'.repeat(64),
  'please-change-me-before-you-go-live-now',
  // What looks like chance to every estimate.
  'CorrectHorse7BatteryStaple31OrangePurple8MonkeyDishwasher42',
  'kH7mErR1c3F13ldS83s1d3Th3M3k0ng1975AngK0rW4t',
  hashed('correct horse battery staple'),
  Buffer.from(hashed('phum'), 'hex').toString('base64'),
  PI.slice(0, 64),
  Buffer.from(PI.slice(0, 64), 'hex').toString('base64'),
  '9f1c7a42e3b05d68c4a1f7390be25d8c6a13f4e79b20d58c3e6f71a4805bc92d',
  `phum1_${'a'.repeat(51)}`,
])('is nothing that was thought up: %s', (secret) => expect(isMadeSecret(secret)).toBe(false));
