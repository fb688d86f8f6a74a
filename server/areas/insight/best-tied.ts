import { sideOf, TIE_KINDS, type TieKind } from '#shared/domain/insight/ties.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

/** Names at one side of the picture; more would be neither seen nor read. */
const MOST_AT_SIDE = 16;

export interface Tied {
  kind: TieKind;
  source: string;
  target: string;
  source_kind: StakeholderKind;
  target_kind: StakeholderKind;
}

/**
 * The records with most ties, each with one it is tied to, so that nobody stands alone, as many as the picture has room for
 * at either side. The kinds of ties take turns, so that the many of one leave room to the few of another. Of a currency, who
 * gave it to whom comes first: that is what was asked for.
 */
export function bestTied(
  ties: readonly Tied[],
  degree: ReadonlyMap<string, number>,
  ofMoney: boolean,
): Set<string> {
  const best = new Set<string>();
  const room = { giving: MOST_AT_SIDE, taking: MOST_AT_SIDE };
  for (const tie of inTurns(ties, degree, ofMoney)) {
    const ends = [
      { id: tie.source, side: sideOf(tie.source_kind) },
      { id: tie.target, side: sideOf(tie.target_kind) },
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

/** The ties of those with most ties first; the first of each kind, then the second of each, and so on. */
function inTurns(ties: readonly Tied[], degree: ReadonlyMap<string, number>, ofMoney: boolean): Tied[] {
  const weight = ({ source, target }: Tied) => (degree.get(source) ?? 0) + (degree.get(target) ?? 0);
  const sorted = ties.toSorted((a, b) => weight(b) - weight(a) || a.source.localeCompare(b.source));
  return TIE_KINDS.flatMap((kind) =>
    sorted
      .filter((tie) => tie.kind === kind)
      .map((tie, place) => ({ tie, turn: ofMoney && kind === 'investment' ? -1 : place })),
  )
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ tie }) => tie);
}
