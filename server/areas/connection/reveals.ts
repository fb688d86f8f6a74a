import { revealedTo, type VisibleField } from '#shared/domain/person.ts';
import type { Queryable } from '../../database/client.ts';
import { getPerson } from '../account/account.queries.ts';

/** What a person shows to those they are connected with, beyond what everybody sees. */
export async function revealsOf(db: Queryable, personId: string): Promise<VisibleField[]> {
  const who = await getPerson(db, personId);
  return revealedTo({ ...who, photo: who.photo_id, email: who.email_verified_at ? who.email : null });
}
