import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { EnvelopeKeys } from '#server/identity/camdigikey/envelope.ts';

/** Ways to spoil an answer. */
export type EnvelopeFlaw = 'wrong-hmac' | 'flipped-ciphertext' | 'hmac-over-text';

/** The provider's side of a request envelope: its content, or null when it is not from this client. */
export function openRequest(keys: EnvelopeKeys, body: unknown): Record<string, unknown> | null {
  const { clientId, params, signature } = (body ?? {}) as Record<string, unknown>;
  if (clientId !== keys.clientId || typeof params !== 'string' || typeof signature !== 'string') return null;
  const expected = createHmac('sha512', keys.hmacKey).update(`${clientId}.${params}`).digest();
  const given = Buffer.from(signature, 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const decipher = createDecipheriv('aes-256-cbc', keys.aesKey, keys.aesIv);
    const plain = Buffer.concat([decipher.update(Buffer.from(params, 'base64')), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch {
    return null;
  }
}

/** The provider's side of an answer: signed over the raw ciphertext. */
export function sealResponse(keys: EnvelopeKeys, answer: object, flaw?: EnvelopeFlaw) {
  const cipher = createCipheriv('aes-256-cbc', keys.aesKey, keys.aesIv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  const hmac = createHmac('sha512', flaw === 'wrong-hmac' ? Buffer.from('somebody else') : keys.hmacKey);
  const signature = hmac
    .update(flaw === 'hmac-over-text' ? sealed.toString('base64') : sealed)
    .digest('base64');
  if (flaw === 'flipped-ciphertext') sealed[5]! ^= 0xff;
  return { data: sealed.toString('base64'), signature };
}
