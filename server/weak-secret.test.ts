import { expect, it } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

it.each([
  'short',
  'a'.repeat(64),
  '0123456789abcdef'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'xyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxy',
  'kT3u0vQzkT3u0vQzkT3u0vQzkT3u0vQz',
  'please-change-me-before-you-go-live-now',
  'my-very-own-session-secret-of-this-site',
])('%s is weak', (secret) => expect(isWeakSecret(secret)).toBe(true));

it('takes what is random, in every usual notation', () => {
  // Fixed bytes, so that the answer does not hang on luck.
  const bytes = Buffer.from('9f1c7a42e3b05d68c4a1f7390be25d8c6a13f4e79b20d58c3e6f71a4805bc92d', 'hex');
  for (const notation of ['hex', 'base64', 'base64url'] as const)
    expect(isWeakSecret(bytes.toString(notation))).toBe(false);
  expect(isWeakSecret(bytes.subarray(0, 16).toString('hex'))).toBe(false);
});
