/** A group of people of fewer than this is not told: it could point at one of them. */
export const LEAST_GROUP = 5;
/** How much more than one each the groups held back must hold together, so that no single one follows from their sum. */
const SLACK = 4;

/**
 * Decides which groups are held back, in the order given: the small ones, and as many of the next larger as it takes that
 * none of them can be worked out from the sum, which is public, and the groups shown. Empty groups are told, unless
 * everything is held back.
 */
export function suppress(counts: readonly number[]): boolean[] {
  const hidden = counts.map((count) => count > 0 && count < LEAST_GROUP);
  const everything = counts.map(() => true);
  const sum = counts.reduce((all, one) => all + one, 0);
  if (sum > 0 && sum < LEAST_GROUP) return everything;
  if (!hidden.includes(true)) return hidden;
  const rest = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count, index }) => count > 0 && !hidden[index])
    .sort((a, b) => a.count - b.count);
  while (!isVague(counts.filter((_, index) => hidden[index]))) {
    const next = rest[0];
    if (!next) return everything;
    // Equal ones go together: which of them was taken would tell something.
    while (rest[0]?.count === next.count) hidden[rest.shift()!.index] = true;
  }
  return hidden;
}

/** Whether groups held back can be several things: not all as small as can be, nor, if all are small, as large. */
function isVague(held: readonly number[]): boolean {
  const sum = held.reduce((all, one) => all + one, 0);
  const isFull = held.every((count) => count === LEAST_GROUP - 1);
  return held.length >= 2 && !isFull && sum - held.length >= SLACK;
}
