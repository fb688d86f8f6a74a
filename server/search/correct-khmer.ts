import type pg from 'pg';
import { clusters, runs } from '#shared/khmer/clusters.ts';
import { fold } from '#shared/khmer/fold.ts';
import { toNearTsQuery } from '#shared/khmer/tokens.ts';
import { runStatement } from './run-statement.ts';
import { typingDistance } from './typing-distance.ts';

/** So many documents that nearly hold the words are read to learn what was meant. */
const READ = 40;
/** What is read of one. */
const LONGEST_READ = 20_000;
/** Longer ones are found as they are typed or not at all: a comparison costs the square of their letters. */
const LONGEST_MENDED = 60;
/** A letter is lost together with the sign that sets it below: two signs for one error, if the word is long enough to tell. */
const LONG_WORD = 7;

const CANDIDATES = {
  name: 'search-candidates',
  text: `
    with t as materialized (
      select title_en, title_km, texts from search_document
      where kind = any($2::smallint[]) and tt @@ $1::tsquery and visible limit ${READ}
    ), b as materialized (
      select title_en, title_km, texts from search_document
      where kind = any($2::smallint[]) and bt @@ $1::tsquery and visible limit ${READ}
    )
    select left(concat_ws(E'\\n', title_km, title_en, texts), ${LONGEST_READ}) as text
    from (select * from t union select * from b) found`,
};

/**
 * The query with each mistyped Khmer word as it stands in the documents that nearly hold it, one typing error away; null when
 * nothing comes near, or nothing is mistyped. Of two that are equally near the longer counts: more is left out than typed too much.
 */
export async function correctKhmer(
  search: pg.Pool,
  query: string,
  kinds: readonly number[],
): Promise<string | null> {
  const words = runs(fold(query));
  if (words.some(({ khmer, text }) => khmer && text.length > LONGEST_MENDED)) return null;
  const near = toNearTsQuery(query);
  if (!near) return null;
  const rows = await runStatement<{ text: string }>(search, CANDIDATES, [near, kinds]);
  const texts = rows.map(({ text }) => runs(fold(text)).filter(({ khmer }) => khmer));
  const meant = words.map(({ khmer, text }) => (khmer ? nearest(text, texts) : text));
  if (meant.includes(null)) return null;
  const mended = meant.join(' ');
  return mended === words.map(({ text }) => text).join(' ') ? null : mended;
}

/** The stretch of the texts that is nearest to a word; the word itself where it stands in one. */
function nearest(word: string, texts: readonly (readonly { text: string }[])[]): string | null {
  if (texts.some((parts) => parts.some(({ text }) => text.includes(word)))) return word;
  const most = word.length < LONG_WORD ? 1 : 2;
  const typed = clusters(word);
  const found = new Map<string, { errors: number; count: number }>();
  for (const parts of texts) {
    for (const stretch of new Set(parts.flatMap(({ text }) => stretches(clusters(text), typed)))) {
      if (Math.abs(stretch.length - word.length) > most) continue;
      const known = found.get(stretch);
      if (known) known.count += 1;
      else found.set(stretch, { errors: typingDistance(word, stretch), count: 1 });
    }
  }
  const [best] = [...found]
    .filter(([, { errors }]) => errors <= most)
    .sort(
      ([a, one], [b, other]) =>
        one.errors - other.errors || b.length - a.length || other.count - one.count || (a < b ? -1 : 1),
    );
  return best?.[0] ?? null;
}

/** Stretches about as long as what was typed that begin or end like it, so that few have to be compared. */
function stretches(parts: readonly string[], typed: readonly string[]): string[] {
  const [first, last] = [typed[0], typed.at(-1)];
  const found: string[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    for (let length = Math.max(1, typed.length - 1); length <= typed.length + 1; length += 1) {
      const to = from + length;
      if (to <= parts.length && (parts[from] === first || parts[to - 1] === last))
        found.push(parts.slice(from, to).join(''));
    }
  }
  return found;
}
