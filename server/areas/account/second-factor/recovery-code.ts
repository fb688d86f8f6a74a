import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recovery_code } from '../../../database/schema/account.ts';
import type { Work } from '../../../database/work.ts';
import { hashSlowly, hashSlowlyAs } from '../password.ts';
import { hashSecret } from '../session-tokens.ts';

export const RECOVERY_CODES = 10;
/** No letters or digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code that stands in once for the app, e.g. `k7mp-2xw9-qd4c`. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** However it was typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * How codes are kept: as slowly as passwords, since they are shorter than a key (ASVS V6.5.2). Those given together have one
 * salt, so that a try costs one hash and not ten.
 */
export async function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16);
  return Promise.all(codes.map((code) => hashSlowly(plain(code), salt)));
}

/** How codes were kept that were given before they were hashed slowly: they work until they are used or renewed. */
const hashOfBefore = (personId: string, code: string) => hashSecret(`${personId} ${plain(code)}`);

/** Uses up a recovery code. False when it is wrong or was used. */
export async function takeRecoveryCode({ tx }: Work, personId: string, code: string): Promise<boolean> {
  const own = and(eq(recovery_code.person_id, personId), isNull(recovery_code.used_at));
  const kept = (await tx.select().from(recovery_code).where(own)).map(({ code_hash }) => code_hash);
  const shown = [hashOfBefore(personId, code), ...(await hashedAs(kept, plain(code)))];
  const code_hash = shown.find((one) => kept.includes(one));
  if (code_hash === undefined) return false;
  const used = await tx
    .update(recovery_code)
    .set({ used_at: new Date() })
    .where(and(own, eq(recovery_code.code_hash, code_hash)))
    .returning({ code_hash: recovery_code.code_hash });
  return used.length === 1;
}

/** A text as it would be kept with the salts of what is kept. */
async function hashedAs(kept: readonly string[], text: string): Promise<string[]> {
  const salted = new Map(kept.map((one) => [one.slice(0, one.lastIndexOf('$')), one]));
  const hashes = await Promise.all([...salted.values()].map((one) => hashSlowlyAs(one, text)));
  return hashes.filter((one) => one !== null);
}
