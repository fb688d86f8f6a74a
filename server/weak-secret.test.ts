import { expect, it } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  'short',
  'a'.repeat(64),
  '0123456789abcdef'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'xyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxy',
  'kT3u0vQz'.repeat(6),
  'please-change-me-before-you-go-live-now',
  'my-very-own-session-secret-of-this-site',
  // Sentences, also with capitals and digits, in English and in Khmer written in Latin letters.
  'correcthorsebatterystaplecorrecthorsebatterystaple',
  'CorrectHorseBatteryStapleOrangePurpleMonkeyDishwasher42',
  'C0rr3ctH0rs3B4tt3ryS71pl30r4ng3PurpleM0nk3yD1shw4sh3r',
  'KhmerRiceFieldsBesideTheMekong1975AngkorWatTemple99',
  'SrokKhmerYeungMeanPhumSaatNowKandalKhet1993PiBramBuon',
  'PHUMDEMO2026PHUMDEMO2026ROYALGOVERNMENTOFCAMBODIA',
  'phum-demo-2026phum-demo-2026phum-demo-2026phum-demo-2026',
  // Walks over the keyboard.
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0pZAQ1XSW2CDE3',
  '1qazXSW23edcVFR45tgbNHY67ujmKI89olP01qazXSW23edcVFR4',
  // Words of hexadecimal letters, and text behind a notation.
  'deadbeefcafebabe0123456789abcdeffeedface8badf00d1337c0dea5a5a5a5',
  inBase64('correct horse battery staple, and so on'),
  Buffer.from('correct horse battery staple, and so on').toString('hex'),
  inBase64('ភូមិជាបណ្តាញសហគ្រិន'),
  inBase64(inBase64('correct horse battery staple, and so on')),
])('%s is weak', (secret) => expect(isWeakSecret(secret)).toBe(true));

// Fixed bytes, so that the answer does not hang on luck.
it.each([
  '9f1c7a42e3b05d68c4a1f7390be25d8c6a13f4e79b20d58c3e6f71a4805bc92d',
  'b7d8f05a1c93e64278ab0fd1359c6e2440e7b98d16f3a5c05e2d8b7194fa6c03d1825be97f4a306cc8e15d90273bfa64',
])('takes random bytes in every usual notation', (hex) => {
  for (const notation of ['hex', 'base64', 'base64url'] as const)
    expect(isWeakSecret(Buffer.from(hex, 'hex').toString(notation))).toBe(false);
});

it('takes no fewer than 32 bytes', () => {
  expect(isWeakSecret('9f1c7a42e3b05d68c4a1f7390be25d8c6a13f4e79b20d58c3e6f71a4805bc9')).toBe(true);
  expect(isWeakSecret('kT3u0vQz8mPq1sYx7nRb5cWd9fGh2jLa')).toBe(true);
});
