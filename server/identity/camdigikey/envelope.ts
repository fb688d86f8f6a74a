import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { IdentityError } from '../identity-error.ts';

/** Keys shared with the provider. The initialisation vector is the same for every message: that is the protocol. */
export interface EnvelopeKeys {
  clientId: string;
  /** 32 bytes. */
  aesKey: Buffer;
  /** 16 bytes. */
  aesIv: Buffer;
  hmacKey: Buffer;
}

export interface RequestEnvelope {
  clientId: string;
  params: string;
  signature: string;
}

export interface ResponseEnvelope {
  data: string;
  signature: string;
}

const CIPHER = 'aes-256-cbc';

/** Seals a request: AES-256-CBC, then HMAC-SHA512 over `clientId.params` as text. */
export function sealRequest(keys: EnvelopeKeys, body: object): RequestEnvelope {
  const params = encrypt(keys, Buffer.from(JSON.stringify(body), 'utf8')).toString('base64');
  const signature = hmac(keys, `${keys.clientId}.${params}`).toString('base64');
  return { clientId: keys.clientId, params, signature };
}

/**
 * Opens an answer. Unlike a request it is signed over the raw ciphertext, without the client id. The signature is checked
 * before anything is decrypted; every flaw is `provider_protocol`.
 */
export function openResponse(keys: EnvelopeKeys, answer: unknown): unknown {
  const { data, signature } = (answer ?? {}) as Partial<ResponseEnvelope>;
  if (typeof data !== 'string' || typeof signature !== 'string') throw flaw('the answer is no envelope');
  const sealed = Buffer.from(data, 'base64');
  const expected = hmac(keys, sealed);
  const given = Buffer.from(signature, 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw flaw('the signature of the answer is wrong');
  try {
    const decipher = createDecipheriv(CIPHER, keys.aesKey, keys.aesIv);
    return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8'));
  } catch (cause) {
    throw flaw('the answer cannot be decrypted', cause);
  }
}

function encrypt(keys: EnvelopeKeys, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, keys.aesKey, keys.aesIv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

const hmac = (keys: EnvelopeKeys, input: string | Buffer) =>
  createHmac('sha512', keys.hmacKey).update(input).digest();

const flaw = (message: string, cause?: unknown) => new IdentityError('provider_protocol', message, { cause });
