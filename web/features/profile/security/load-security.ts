import type { RouterContextProvider } from 'react-router';
import { listIdentities } from '#shared/contracts/identity.contract.ts';
import { listPasskeys } from '#shared/contracts/passkey.contract.ts';
import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { getProof } from '#shared/contracts/proof.contract.ts';
import { getSecondFactor } from '#shared/contracts/second-factor.contract.ts';
import { listSessions } from '#shared/contracts/session.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';

/** What protects an account; null when the session ended while something was sent. */
export async function loadSecurity(context: Readonly<RouterContextProvider>) {
  const { actor } = pageApi(context).caller;
  if (actor.kind !== 'person') return null;
  const [profile, factor, passkeys, sessions, identities, proof] = await Promise.all([
    callApi(context, getOwnProfile),
    callApi(context, getSecondFactor),
    callApi(context, listPasskeys),
    callApi(context, listSessions),
    callApi(context, listIdentities),
    callApi(context, getProof),
  ]);
  return {
    email: profile.email,
    pending_email: profile.pending_email,
    has_password: profile.has_password,
    factor,
    passkeys: passkeys.data,
    sessions: sessions.data,
    identities,
    /** Has shown lately that it is them; see proof-gate.tsx. */
    proved: proof.until !== null,
    /** Works at the desk: may enter now, or still has to show a second factor. */
    desk: actor.desk_roles.length > 0 ? ('open' as const) : factor.needed ? ('closed' as const) : null,
  };
}
export type SecurityData = NonNullable<Awaited<ReturnType<typeof loadSecurity>>>;
