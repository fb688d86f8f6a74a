import type { Caller } from './dispatch.ts';

/**
 * Counts a try at a password or a code, where addresses may be made up (counted-as.ts) also of all that come by this
 * connection. Each account has its own lock besides.
 */
export async function spendGuess({ services: { limits }, ipHash, viaHash }: Caller): Promise<void> {
  if (viaHash) await limits.spend('auth-behind', viaHash);
  await limits.spend('auth', ipHash);
}
