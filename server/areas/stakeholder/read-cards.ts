import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { Services } from '../../services.ts';
import { presentCard } from './stakeholder.present.ts';
import { findCards } from './stakeholder.queries.ts';

/** The cards of the public ones among these records, in their order. */
export async function readCards(services: Services, ids: readonly string[]): Promise<StakeholderCard[]> {
  const rows = await findCards(services.database.db, ids);
  return rows.map((row) => presentCard(row, services.directory));
}
