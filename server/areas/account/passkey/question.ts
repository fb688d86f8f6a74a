import type { PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import type { Config } from '../../../config.ts';
import type { Services } from '../../../services.ts';
import { CHALLENGE_SECONDS, newChallenge } from './challenge.ts';
import type { PasskeyRow } from './passkey.queries.ts';

/** For whom passkeys are made: the site at its configured address, whatever address a caller names. */
export function relyingParty({ publicUrl }: Config): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Asks for one of these passkeys. */
export function questionFor(
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  passkeys: readonly PasskeyRow[],
  bound: string,
): PasskeyQuestion {
  return {
    challenge: newChallenge(secret, bound),
    rpId: relyingParty(config).id,
    allowCredentials: passkeys.map(descriptor),
    userVerification: 'preferred',
    timeout: CHALLENGE_SECONDS * 1000,
  };
}

/** A passkey as a browser looks for it. */
export const descriptor = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});
