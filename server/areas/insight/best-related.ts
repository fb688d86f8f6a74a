import { RELATION_KINDS, type RelationKind, sideOf } from '#shared/domain/insight/relations.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

/** Names at one side of the picture; more would be neither seen nor read. */
const MOST_AT_SIDE = 16;

export interface Related {
  kind: RelationKind;
  source: string;
  target: string;
  source_kind: StakeholderKind;
  target_kind: StakeholderKind;
}

/**
 * The records with most relations, each with one it is related to, so that nobody stands alone, as many as the picture has room for
 * at either side. The kinds of relations take turns, so that the many of one leave room to the few of another. Of a currency, who
 * gave it to whom comes first: that is what was asked for.
 */
export function bestRelated(
  relations: readonly Related[],
  degree: ReadonlyMap<string, number>,
  ofMoney: boolean,
): Set<string> {
  const best = new Set<string>();
  const room = { giving: MOST_AT_SIDE, taking: MOST_AT_SIDE };
  for (const relation of inTurns(relations, degree, ofMoney)) {
    const ends = [
      { id: relation.source, side: sideOf(relation.source_kind) },
      { id: relation.target, side: sideOf(relation.target_kind) },
    ].filter(({ id }) => !best.has(id));
    const wanted = (side: keyof typeof room) => ends.filter((end) => end.side === side).length;
    if (wanted('giving') > room.giving || wanted('taking') > room.taking) continue;
    for (const { id, side } of ends) {
      best.add(id);
      room[side] -= 1;
    }
  }
  return best;
}

/** The relations of those with most relations first; the first of each kind, then the second of each, and so on. */
function inTurns(
  relations: readonly Related[],
  degree: ReadonlyMap<string, number>,
  ofMoney: boolean,
): Related[] {
  const weight = ({ source, target }: Related) => (degree.get(source) ?? 0) + (degree.get(target) ?? 0);
  const sorted = relations.toSorted((a, b) => weight(b) - weight(a) || a.source.localeCompare(b.source));
  return RELATION_KINDS.flatMap((kind) =>
    sorted
      .filter((relation) => relation.kind === kind)
      .map((relation, place) => ({ relation, turn: ofMoney && kind === 'investment' ? -1 : place })),
  )
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ relation }) => relation);
}
