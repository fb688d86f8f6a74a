const FIRST_MS = 30_000;
const MORE_MS = 15_000;
const MOST_MS = 60_000;

/**
 * How long the answer of a try may take, in milliseconds. What takes longer hangs, and another try may find a line that does not;
 * but a line on which every answer takes forty seconds is only slow, so the next tries wait longer than the first.
 */
export const patienceOf = (tries: number): number => Math.min(MOST_MS, FIRST_MS + MORE_MS * tries);
