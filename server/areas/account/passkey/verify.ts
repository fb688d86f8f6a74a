import { and, eq } from 'drizzle-orm';
import type { NewPasskey, PasskeyProof } from '#shared/contracts/passkey.contract.ts';
import { passkey } from '../../../database/schema/account.ts';
import type { Work } from '../../../database/work.ts';
import { takeChallenge } from './challenge.ts';
import { relyingParty } from './question.ts';

/** Kinds of keys we ask for: ES256, EdDSA, RS256. */
export const ALGORITHMS = [-7, -8, -257];

/**
 * Whether one of the person's passkeys has signed the challenge that was made for this. The challenge is used up in any
 * case, so the transaction has to be ended well also when the answer is no.
 */
export async function takePasskey(
  work: Work,
  personId: string,
  proof: PasskeyProof,
  bound: string,
): Promise<boolean> {
  const { tx, context } = work;
  const challenge = await takeChallenge(work, proof.response.clientDataJSON, bound);
  if (challenge === null) return false;
  const [known] = await tx
    .select()
    .from(passkey)
    .where(and(eq(passkey.credential_id, proof.id), eq(passkey.person_id, personId)))
    .for('update');
  if (!known) return false;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(context.services.config);
  const verified = await orNothing(() =>
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The password was the first factor; a key without a PIN is a second one.
      requireUserVerification: false,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  if (!verified?.verified) return false;
  await tx
    .update(passkey)
    .set({ counter: verified.authenticationInfo.newCounter, used_at: new Date() })
    .where(eq(passkey.id, known.id));
  return true;
}

export interface MadePasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

/** What a browser has made for a challenge of ours; null when it does not hold. Uses the challenge up as above. */
export async function readNewPasskey(
  work: Work,
  made: NewPasskey,
  bound: string,
): Promise<MadePasskey | null> {
  const challenge = await takeChallenge(work, made.response.clientDataJSON, bound);
  if (challenge === null || !(await isPlain(made.response.attestationObject))) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(work.context.services.config);
  const { clientDataJSON, attestationObject } = made.response;
  const result = await orNothing(() =>
    verifyRegistrationResponse({
      response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: made.response.transports ?? [],
  };
}

/**
 * We ask for no proof of the maker, so there is none, or one signed by the key itself. Anything else is refused unread: it
 * holds certificates of whoever calls, and checking some of them would fetch lists from addresses that stand in them.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = await orNothing(async () =>
    decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))),
  );
  const format = await orNothing(async () => decoded?.get('fmt'));
  if (format === 'packed')
    return (await orNothing(async () => decoded?.get('attStmt').get('x5c') === undefined)) === true;
  return format === 'none';
}

/** The library throws for everything that does not hold. */
async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
