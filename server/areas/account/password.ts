import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether the password is right. For an account without one, the same work is done on a decoy, so that the time of the
 * answer does not tell which addresses have accounts.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored != null;
}
