import { toTsQuery, toWrittenQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';

/**
 * How near a matching title is to what was typed, best first: 6 and more it is the title, 4 it holds the words, 3 it holds
 * their beginning, 2 it sounds like them. Bodies come after, with 1. The key of a record is that of both its titles; one of
 * them is what was typed if the rest is no longer than the other.
 */
export const NEARNESS = `2 + (tt @@ $4::tsquery)::int + (tt @@ $5::tsquery)::int + 2 * (
  key = $3
  or starts_with(key, $3 || ' ') and length(key) - length($3) - 1 <= length(title_km)
  or right(key, length($3) + 1) = ' ' || $3 and length(key) - length($3) - 1 <= length(title_en)
)::int`;

/** The values $1 to $5 of a statement with `NEARNESS`; null when there is no word in the query. */
export function searchValues(query: string, kinds: readonly number[]): unknown[] | null {
  const words = toTsQuery(query);
  const written = toWrittenQuery(query);
  if (!words || !written) return null;
  return [words, kinds, trigramKey(query).trim(), written.begun, written.whole];
}
