import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { findPersonByEmail, type PersonRow } from '../../account/account.queries.ts';
import { releaseUnconfirmed } from '../../account/password/register-account.ts';

type Names = Pick<PersonRow, 'first_name' | 'last_name' | 'language'> &
  Partial<Pick<PersonRow, 'first_name_kh' | 'last_name_kh'>>;

/**
 * The account of an address that somebody vouches for, opened where there is none. One that is there keeps its password,
 * unless its address was never confirmed: whoever set that one is not known. Names are for a new account alone.
 */
export async function openAccount(
  work: Work,
  email: string,
  names: () => Names,
): Promise<{ who: PersonRow; isNew: boolean }> {
  await releaseUnconfirmed(work, email);
  const known = await findPersonByEmail(work.tx, email);
  if (known) {
    // Who is shut out is the caller's to refuse.
    if (known.email_verified_at || known.status !== 'active') return { who: known, isNew: false };
    const vouched = { email_verified_at: new Date(), password_hash: null };
    await work.tx.update(person).set(vouched).where(eq(person.id, known.id));
    return { who: { ...known, ...vouched }, isNew: false };
  }
  const [row] = await work.tx
    .insert(person)
    .values({ ...names(), email, email_verified_at: new Date() })
    .returning();
  await recordAudit(work, { action: 'person.register', entity_id: row!.id });
  return { who: row!, isNew: true };
}
