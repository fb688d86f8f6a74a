/** What an answer shows, collected while it is made: names of records, and until when it stays true by itself. */
export interface Shown {
  tags: Set<string>;
  /** Milliseconds since 1970; Infinity while only a write can change it. */
  until: number;
}

export const nothingShown = (): Shown => ({ tags: new Set(), until: Number.POSITIVE_INFINITY });

/** Adds what a part of an answer shows to what the whole shows. */
export function addShown(whole: Shown, part: Shown): void {
  for (const tag of part.tags) whole.tags.add(tag);
  whole.until = Math.min(whole.until, part.until);
}

/** How many times longer than it is fresh a shared cache may still give an answer while it asks for the new one. */
const STALE_TIMES = 10;

/** What shared caches may do with an answer to a visitor: never beyond the moment at which it stops being true. */
export function publicCaching(seconds: number, { until }: Shown, now = Date.now()): string {
  const left = Math.max(0, Math.floor((until - now) / 1000));
  const fresh = Math.min(seconds, left);
  const stale = Math.min(seconds * STALE_TIMES, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
