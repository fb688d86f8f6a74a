import { and, eq, sql } from 'drizzle-orm';
import { isLanguage } from '#shared/i18n/languages.ts';
import { recordAudit } from '../../../audit/record.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { IdentityError } from '../../../identity/identity-error.ts';
import type { IdentityProfile } from '../../../identity/provider.ts';
import { findPersonByEmail, getPerson, type PersonRow } from '../account.queries.ts';
import { leaveAccount } from './leave-account.ts';

/**
 * Whether an identity that no account is linked to comes with the address of one: then its person chooses between the two,
 * instead of getting a second account without a word.
 */
export async function isAddressKnown(
  { tx }: Work,
  provider: string,
  { subject, email }: IdentityProfile,
): Promise<boolean> {
  const mine = and(eq(identity_link.provider, provider), eq(identity_link.subject, subject));
  if (!email || (await tx.$count(identity_link, mine)) > 0) return false;
  const known = await findPersonByEmail(tx, email);
  // Whoever typed an address and never confirmed it is nobody's account yet.
  return known?.email_verified_at != null && known.status === 'active';
}

/**
 * The person behind an identity, by its subject only. A new subject is linked to `linkTo`, or becomes a new person; an
 * account with the same e-mail address is never taken over by that. Later sign-ins fill what is still empty and change
 * nothing else. Throws account_disabled for people who are shut out.
 */
export async function personOfIdentity(
  work: Work,
  provider: string,
  profile: IdentityProfile,
  linkTo: string | null,
): Promise<PersonRow> {
  const mine = and(eq(identity_link.provider, provider), eq(identity_link.subject, profile.subject));
  // Two first sign-ins of one subject at the same moment wait for each other here.
  await work.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${profile.subject}`}))`);
  const [found] = await work.tx
    .update(identity_link)
    .set({ used_at: new Date(), email: profile.email })
    .where(mine)
    .returning();
  const elsewhere = found && linkTo && found.person_id !== linkTo ? found : null;
  if (elsewhere) await leaveAccount(work, elsewhere);
  const linked = elsewhere ? undefined : found;
  const known = linked?.person_id ?? linkTo;
  const who = known ? await getPerson(work.tx, known) : await createPerson(work, profile);
  if (who.status !== 'active') throw new IdentityError('account_disabled', 'the account here is shut out');
  if (!linked) {
    await work.tx.insert(identity_link).values({
      provider,
      subject: profile.subject,
      person_id: who.id,
      email: profile.email,
    });
    await recordAudit(work, {
      action: 'person.link-identity',
      entity_id: who.id,
      detail: { provider },
      by: who.id,
    });
  }
  return known ? fillEmpty(work, who, profile) : who;
}

/** Somebody shows by an identity that it is them: it must be one of theirs already. */
export async function checkIsOf(
  work: Work,
  provider: string,
  { subject }: IdentityProfile,
  personId: string,
): Promise<void> {
  const mine = and(eq(identity_link.provider, provider), eq(identity_link.subject, subject));
  if ((await work.tx.$count(identity_link, and(mine, eq(identity_link.person_id, personId)))) === 0)
    throw new Problem('conflict', { messageKey: 'account:proof.other_identity' });
}

async function createPerson(work: Work, profile: IdentityProfile): Promise<PersonRow> {
  const { language } = work.context;
  const [row] = await work.tx
    .insert(person)
    .values({
      ...fieldsOf(profile),
      email: await freeEmail(work, profile),
      language: isLanguage(language) ? language : 'en',
    })
    .returning();
  await recordAudit(work, {
    action: 'person.create',
    entity_id: row!.id,
    detail: { by: 'identity' },
    by: row!.id,
  });
  return row!;
}

/** Fields of the person that are empty still, from the identity. Signing in also takes back a request to be deleted. */
async function fillEmpty(work: Work, who: PersonRow, profile: IdentityProfile): Promise<PersonRow> {
  const given = Object.entries(fieldsOf(profile)).filter(
    ([field, value]) => value && EMPTY.has(who[field as keyof PersonRow] as string | null),
  );
  const email = who.email ?? (await freeEmail(work, profile));
  const [row] = await work.tx
    .update(person)
    .set({ ...Object.fromEntries(given), email, delete_after: null })
    .where(eq(person.id, who.id))
    .returning();
  return row!;
}

/** Nobody has verified the address: it is only kept if no account uses it, and counts for nothing until it is verified. */
const freeEmail = async ({ tx }: Work, { email }: IdentityProfile): Promise<string | null> =>
  email && !(await findPersonByEmail(tx, email)) ? email : null;

const EMPTY: ReadonlySet<string | null> = new Set([null, '', 'not_specified']);
const GENDERS = { F: 'female', M: 'male' } as const;

const fieldsOf = (profile: IdentityProfile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  first_name_kh: profile.first_name_kh,
  last_name_kh: profile.last_name_kh,
  gender: profile.gender ? GENDERS[profile.gender] : 'not_specified',
  date_of_birth: profile.date_of_birth,
  phone: profile.phone ?? '',
});
