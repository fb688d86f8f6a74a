import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { CallContext } from '../../http/route.ts';
import { savedAmong } from '../save/saved-among.ts';
import { presentCard } from './stakeholder.present.ts';
import { findCards } from './stakeholder.queries.ts';

/** The cards of the public ones among these records, in their order, as the caller sees them. */
export async function readCards(
  context: Pick<CallContext, 'services' | 'actor'>,
  ids: readonly string[],
): Promise<StakeholderCard[]> {
  const { database, directory } = context.services;
  const [rows, saved] = await Promise.all([
    findCards(database.db, ids),
    savedAmong(context, 'stakeholder', ids),
  ]);
  return rows.map((row) => presentCard(row, directory, saved));
}
