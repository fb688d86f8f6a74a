import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { account_link } from '../../database/schema/account.ts';
import type { Work } from '../../database/work.ts';
import { deadLink } from '../../http/problem.ts';
import { findPersonByEmail, type PersonRow } from './account.queries.ts';
import { hashSecret, newSecret } from './session-tokens.ts';

export type LinkPurpose = 'verify_email' | 'reset_password';

/** How long each kind of link works. */
export const LINK_HOURS: Record<LinkPurpose, number> = { verify_email: 72, reset_password: 1 };
const SCREENS: Record<LinkPurpose, string> = {
  verify_email: '/account/confirm-email/',
  reset_password: '/account/reset-password-confirm/',
};

/** A new one-use link for a person; older ones of the same purpose stop working. `hours` is how long it works. */
export async function createAccountLink(
  work: Work,
  purpose: LinkPurpose,
  who: { person_id: string; email: string },
  hours: number = LINK_HOURS[purpose],
): Promise<{ url: string; hours: number }> {
  const secret = newSecret();
  await work.tx
    .delete(account_link)
    .where(and(eq(account_link.person_id, who.person_id), eq(account_link.purpose, purpose)));
  await work.tx.insert(account_link).values({
    ...who,
    purpose,
    secret_hash: hashSecret(secret),
    expires_at: new Date(Date.now() + hours * 3_600_000),
  });
  return { url: `${work.context.services.config.publicUrl}${SCREENS[purpose]}${secret}`, hours };
}

/** Uses a link up. Throws `gone` when it was used, is too old or never was: nobody learns which. */
export async function takeAccountLink(
  work: Work,
  purpose: LinkPurpose,
  secret: string,
): Promise<{ person_id: string; email: string }> {
  const [taken] = await work.tx
    .update(account_link)
    .set({ used_at: new Date() })
    .where(
      and(
        eq(account_link.secret_hash, hashSecret(secret)),
        eq(account_link.purpose, purpose),
        isNull(account_link.used_at),
        gt(account_link.expires_at, sql`now()`),
      ),
    )
    .returning({ person_id: account_link.person_id, email: account_link.email });
  const who = taken && (await findPersonByEmail(work.tx, taken.email));
  // It speaks for the address it went to: an account that has another by now is not opened by it.
  if (!taken || who?.id !== taken.person_id) throw deadLink(`account:link.${purpose}`);
  return taken;
}

/** Whose link this is that was used and would not be too old yet: its answer may have been lost on the way. Null: none. */
export async function ownerOfUsedLink(
  { tx }: Work,
  purpose: LinkPurpose,
  secret: string,
): Promise<PersonRow | null> {
  const [used] = await tx
    .select({ person_id: account_link.person_id, email: account_link.email })
    .from(account_link)
    .where(
      and(
        eq(account_link.secret_hash, hashSecret(secret)),
        eq(account_link.purpose, purpose),
        isNotNull(account_link.used_at),
        gt(account_link.expires_at, sql`now()`),
      ),
    );
  const who = used && (await findPersonByEmail(tx, used.email));
  return used && who?.id === used.person_id ? who : null;
}
