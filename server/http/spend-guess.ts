import type { Caller } from './dispatch.ts';

/**
 * Counts a try at a password or a code. Who comes through a proxy of the house that is not believed may be the proxy, or
 * somebody of the house who makes addresses up: all that it hands on have a wider limit together. Each account has its
 * own lock besides.
 */
export async function spendGuess({ services: { limits }, ipHash, guesser }: Caller): Promise<void> {
  if (guesser && !guesser.isHere) await limits.spend('auth-behind', ipHash);
  await limits.spend('auth', guesser ? `${ipHash}:${guesser.hash}` : ipHash);
}
