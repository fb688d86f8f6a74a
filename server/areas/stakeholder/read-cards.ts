import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { CallContext } from '../../http/route.ts';
import { savedAmong } from '../save/saved-among.ts';

/** The cards of the public ones among these records, in their order, as the caller sees them. */
export async function readCards(
  context: Pick<CallContext, 'services' | 'actor'>,
  ids: readonly string[],
): Promise<StakeholderCard[]> {
  const [cards, saved] = await Promise.all([
    context.services.cards.of(ids),
    savedAmong(context, 'stakeholder', ids),
  ]);
  return saved.size === 0
    ? cards
    : cards.map((card) => (saved.has(card.id) ? { ...card, is_saved: true } : card));
}
