import { createHash, randomBytes, randomUUID, sign } from 'node:crypto';
import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';

/** Ways to make a token wrong, for the tests of what must be refused. */
export type MintFlaw = 'single-hash' | 'p1363' | 'alg-none' | 'alg-es512';

export interface MintOptions {
  generation: ApiGeneration;
  /** PEM of the signer's private key. */
  key: string;
  /** End of life in epoch milliseconds; only 2.x headers carry it. */
  expiresAt: number;
  /** Auth and login tokens use the URL-safe alphabet, access tokens the standard one; both are padded. */
  alphabet: 'url' | 'standard';
  /** Id of the token; only 3.x headers carry it. */
  jwtId?: string;
  flaw?: MintFlaw | undefined;
}

const ALGORITHMS: Partial<Record<MintFlaw, string>> = { 'alg-none': 'none', 'alg-es512': 'ES512' };

/** A token like the provider's: the payload is opaque, the signature is ECDSA over a text hashed twice. */
export function mintToken({ generation, key, expiresAt, alphabet, jwtId, flaw }: MintOptions): string {
  const alg = (flaw && ALGORITHMS[flaw]) ?? 'SHA512withECDSA';
  const header =
    generation === 'v2'
      ? { expiryDate: expiresAt, typ: 'JWT', alg }
      : { alg, typ: 'JWT', jwtId: jwtId ?? randomUUID() };
  const encode = alphabet === 'url' ? urlSafe : (bytes: Buffer) => bytes.toString('base64');
  const signed = `${encode(Buffer.from(JSON.stringify(header)))}.${encode(randomBytes(64))}`;
  const input = flaw === 'single-hash' ? Buffer.from(signed) : createHash('sha512').update(signed).digest();
  const signature = sign('sha512', input, { key, dsaEncoding: flaw === 'p1363' ? 'ieee-p1363' : 'der' });
  return `${signed}.${encode(signature)}`;
}

/** Under what the simulator keeps what a token stands for. */
export const tokenId = (token: string): string => token.split('.').slice(0, 2).join('.');

const urlSafe = (bytes: Buffer) => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');
