import { createPicker } from './picker.ts';

/** Hands out entries of lists as cards are dealt: all of a list come before any comes again. */
export interface Dealer {
  /** Different entries of the list; `pile` tells lists apart that are dealt separately. */
  deal<T>(pile: string, list: readonly T[], count: number): T[];
}

export function createDealer(seed: string): Dealer {
  const picker = createPicker(`dealer ${seed}`);
  const piles = new Map<string, number[]>();
  return {
    deal(pile, list, count) {
      const hand: number[] = [];
      while (hand.length < Math.min(count, list.length)) {
        let left = piles.get(pile) ?? [];
        if (left.length === 0) left = list.map((_, index) => index);
        const fresh = left.filter((index) => !hand.includes(index));
        const card = picker.pick(fresh);
        hand.push(card);
        piles.set(
          pile,
          left.filter((index) => index !== card),
        );
      }
      return hand.map((index) => list[index]!);
    },
  };
}
