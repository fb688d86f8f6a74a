import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** The same with a salt that is given, for what is looked for among what is kept. */
export const hashSlowly = (text: string, salt: Uint8Array): Promise<string> => hash(text, { ...COST, salt });

/** A text hashed with salt and cost of another hash; null when that is none of these. */
export async function hashSlowlyAs(other: string, text: string): Promise<string | null> {
  const [, m, t, p, salt] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(other) ?? [];
  if (!salt) return null;
  const cost = { memoryCost: Number(m), timeCost: Number(t), parallelism: Number(p) };
  return hash(text, { ...cost, salt: Buffer.from(salt, 'base64') });
}

/**
 * Whether the password is right. For an account without one, the same work is done on a decoy, so that the time of the
 * answer does not tell which addresses have accounts.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored != null;
}
