import type { RouterContextProvider } from 'react-router';
import { listIdentities } from '#shared/contracts/identity.contract.ts';
import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { tryApi } from '#web/lib/api.ts';

/** What keeps answers from coming by e-mail: no address, or one that nobody confirmed; null when nothing does. */
export interface MissingAddress {
  /** The one to be confirmed; empty without any. */
  email: string;
  has_password: boolean;
  /** Address of another account of the same person, as their identity says. */
  other_account: string | null;
}

/** Whether the person has to be asked for an address where an answer is promised by e-mail. */
export async function loadMissingAddress(
  context: Readonly<RouterContextProvider>,
): Promise<MissingAddress | null> {
  const who = await tryApi(context, getOwnProfile);
  if (!who.ok || who.value.email_verified) return null;
  const { email, has_password } = who.value;
  const identities = await tryApi(context, listIdentities);
  const others = identities.ok ? identities.value.data.map((one) => one.other_account) : [];
  return { email, has_password, other_account: others.find((other) => other !== null) ?? null };
}
