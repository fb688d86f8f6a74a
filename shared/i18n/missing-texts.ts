/** Hears of a text or value that is missing, in words for whoever mends it. */
type Told = (problem: string) => void;

/** At `globalThis`, because the server and its built pages each have this module for themselves. */
const place = globalThis as { [SHOWS]?: Told | undefined };
const SHOWS = Symbol.for('phum.missing-texts');

/**
 * Production alone: a reader sees the key of a text that is missing instead of an error, and `told` hears of it. Until it is
 * called a missing text throws: in tests, in development, and in the production build that journeys open.
 */
export function showMissingTexts(told: Told | undefined): void {
  place[SHOWS] = told;
}

/** What stands in place of a missing text, or an error that says which it is. */
export function missingText(problem: string, shown: string): string {
  const told = place[SHOWS];
  if (!told) throw new Error(problem);
  told(problem);
  return shown;
}
