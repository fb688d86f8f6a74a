/** Where a round stands on the time line, in per cent of its width. */
export interface Place {
  at: number;
  /** Its label hangs to the left of the bar, because at the right there is no room, or the next bar. */
  toLeft: boolean;
  /** There is room for a second line of label before the next bar. */
  roomy: boolean;
}

/**
 * Widest place of the last bar, least distance of two bars, room a long label needs, distance at which a label would run
 * into the next bar: per cent at 343 px.
 */
const LAST = 91;
const GAP = 11;
const LABEL = 26;
const CROWDED = 16;

/** First and last year to draw: at least three, so that one round does not fill the width. */
export function yearSpan(dates: readonly string[]): { first: number; last: number } {
  const years = dates.map((date) => Number(date.slice(0, 4)));
  const last = Math.max(...years);
  return { first: Math.min(...years, last - 2), last };
}

/** Places for dates `YYYY-MM-DD` in ascending order: true to time, then pushed apart until the bars are free. */
export function timelinePlaces(dates: readonly string[]): Place[] {
  const { first, last } = yearSpan(dates);
  const start = Date.UTC(first, 0, 1);
  const length = Date.UTC(last + 1, 0, 1) - start;
  const gap = Math.min(GAP, LAST / Math.max(1, dates.length - 1));
  const at = dates.map((date) => ((Date.parse(date) - start) / length) * 100);
  for (let i = 1; i < at.length; i += 1) at[i] = Math.max(at[i] as number, (at[i - 1] as number) + gap);
  for (let i = at.length - 1, most = LAST; i >= 0; i -= 1, most = (at[i + 1] as number) - gap) {
    at[i] = Math.max(0, Math.min(at[i] as number, most));
  }
  return at.map((place, i) => {
    const before = place - (at[i - 1] ?? -100);
    const after = (at[i + 1] ?? 200) - place;
    const toLeft = place > 100 - LABEL || after < CROWDED;
    return { at: Math.round(place * 10) / 10, toLeft, roomy: toLeft ? before >= LABEL + 18 : after >= LABEL };
  });
}
