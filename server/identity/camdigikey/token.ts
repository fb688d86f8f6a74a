import { createHash, type KeyObject, verify } from 'node:crypto';
import { IdentityError } from '../identity-error.ts';

const MOST_CHARACTERS = 8 * 1024;
const ALGORITHM = 'SHA512withECDSA';
/** Both base64 alphabets, padded or not. */
const PART = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** A token of the provider, taken apart. Looks like a JWT but is none (no JWT library can check it). */
export interface ProviderToken {
  /** The token as the provider expects it back. */
  text: string;
  /** `header.payload` exactly as it came: what is signed. */
  signed: string;
  /** ASN.1 DER. */
  signature: Buffer;
  /** When the header says that it ends. Only the 2.x generation has it. */
  expiresAt: Date | null;
}

/** Takes a token apart without trusting it. Throws token_malformed, or token_signature_invalid for a foreign algorithm. */
export function parseToken(input: unknown): ProviderToken {
  if (typeof input !== 'string' || input.length > MOST_CHARACTERS) throw malformed('not a text, or too long');
  const text = input.includes('%') ? percentDecoded(input) : input;
  const parts = text.split('.');
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || !header || !payload || !signature || !parts.every((part) => PART.test(part)))
    throw malformed('not three base64 parts');
  const { alg, typ, expiryDate } = readHeader(header);
  // The header never chooses an algorithm; another one only shows that somebody else made the token.
  if (alg !== ALGORITHM || typ !== 'JWT')
    throw new IdentityError('token_signature_invalid', 'the header names another algorithm');
  return {
    text,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64'),
    expiresAt: typeof expiryDate === 'number' ? new Date(expiryDate) : null,
  };
}

/** Whether the signer signed this token: ECDSA with SHA-512 over the SHA-512 of the text (hashed twice). */
export function isSignedBy(token: ProviderToken, signer: KeyObject): boolean {
  const digest = createHash('sha512').update(token.signed, 'ascii').digest();
  return verify('sha512', digest, { key: signer, dsaEncoding: 'der' }, token.signature);
}

/** Under what a token counts as used. The signature is left out: it can be written in several ways. */
export const replayKey = (token: ProviderToken): string =>
  createHash('sha256').update(token.signed, 'ascii').digest('base64url');

function readHeader(part: string): { alg?: unknown; typ?: unknown; expiryDate?: unknown } {
  try {
    const header: unknown = JSON.parse(Buffer.from(part, 'base64').toString('utf8'));
    if (typeof header === 'object' && header !== null && !Array.isArray(header)) return header;
  } catch {
    // Falls through: no JSON is as good as a wrong one.
  }
  throw malformed('the header is not JSON');
}

function percentDecoded(input: string): string {
  try {
    return decodeURIComponent(input);
  } catch {
    throw malformed('broken percent-encoding');
  }
}

const malformed = (message: string) => new IdentityError('token_malformed', message);
