import { toTsQuery, toWrittenQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';

/**
 * How near a matching title is to what was typed, best first: 6 and more it is the title, 4 it holds the words, 3 it holds
 * their beginning, 2 it sounds like them. Bodies come after, with 1. The key of a record is that of both its titles; one of
 * them is what was typed if the rest is no longer than the other. It is worked out for hundreds of titles a search, so what
 * hangs on the query alone comes ready made; `like` finds the end of a key in a third of the time of `right`.
 */
export const NEARNESS = `2 + (tt @@ $4::tsquery)::int + (tt @@ $5::tsquery)::int + 2 * (
  key = $3
  or starts_with(key, $6) and length(key) - length($6) <= length(title_km)
  or key like $7 and length(key) - length($6) <= length(title_en)
)::int`;

/** The values $1 to $7 of a statement with `NEARNESS`; null when there is no word in the query. */
export function searchValues(
  query: string,
  kinds: readonly number[],
  how: { anywhere?: boolean } = {},
): unknown[] | null {
  const words = toTsQuery(query, how);
  const written = toWrittenQuery(query);
  if (!words || !written) return null;
  const key = trigramKey(query).trim();
  const atEnd = `% ${key.replace(/[\\%_]/g, '\\$&')}`;
  return [words, kinds, key, written.begun, written.whole, `${key} `, atEnd];
}
