import { inArray } from 'drizzle-orm';
import type { OwnershipOffer } from '#shared/contracts/team.contract.ts';
import { OFFER_ACTIONS } from '#shared/domain/ownership.ts';
import type { Queryable } from '../../../database/client.ts';
import { person } from '../../../database/schema/person.ts';
import { NAMES } from '../team.queries.ts';
import { mayDo } from './may-do.ts';
import { findOffer } from './offer.queries.ts';

/** The offer of a page as one of the two sees it; null for everybody else, and without one. */
export async function readOffer(
  db: Queryable,
  stakeholderId: string,
  personId: string,
): Promise<OwnershipOffer | null> {
  const row = await findOffer(db, stakeholderId);
  if (!row || (row.from_person_id !== personId && row.to_person_id !== personId)) return null;
  const people = await db
    .select(NAMES)
    .from(person)
    .where(inArray(person.id, [row.from_person_id, row.to_person_id]));
  const [from, to] = [row.from_person_id, row.to_person_id].map((id) => people.find((one) => one.id === id)!);
  return {
    state: row.state === 'accepted' ? 'accepted' : 'offered',
    from: from!,
    to: to!,
    shares: row.shares,
    until: (row.revert_until ?? row.expires_at).toISOString(),
    can: OFFER_ACTIONS.filter((action) => mayDo(row, personId, action)),
  };
}
