import { describe, expect, it } from 'vitest';
import { found } from './testing/found.ts';
import { ROMANISED_HELD_OUT, ROMANISED_TUNED } from './testing/romanised.ts';
import { toReadings, toTsQuery, toTsVector } from './tokens.ts';

/** Each Khmer name with one of the spellings people type for it. */
const pairsOf = (rows: readonly string[]) =>
  rows.flatMap((row) => {
    const [khmer = '', spellings = ''] = row.split(': ');
    return spellings.split(' ').map((roman) => ({ khmer, roman: roman.replaceAll('_', ' ') }));
  });

const TITLES = new Map(
  pairsOf([...ROMANISED_TUNED, ...ROMANISED_HELD_OUT]).map(({ khmer }) => [
    khmer,
    toTsVector([khmer], []).tt,
  ]),
);

/** How much of what is meant is found, and how many other titles a query brings along. */
function judge(rows: readonly string[], queryOf: (pair: { khmer: string; roman: string }) => string) {
  const pairs = pairsOf(rows);
  let [right, wrong] = [0, 0];
  for (const pair of pairs) {
    const query = toTsQuery(queryOf(pair));
    for (const [title, tt] of TITLES) {
      if (title.includes(pair.khmer)) right += Number(title === pair.khmer && found(tt, query));
      else wrong += Number(found(tt, query));
    }
  }
  return { recall: right / pairs.length, strangers: wrong / pairs.length };
}

describe('Khmer names typed in Latin letters (C.9)', () => {
  it.each([
    ['spellings the rules were made with', ROMANISED_TUNED],
    ['spellings nobody looked at', ROMANISED_HELD_OUT],
  ])('find nearly all that the name itself finds, and hardly another: %s', (_which, rows) => {
    expect(pairsOf(rows).length).toBeGreaterThan(100);
    expect(judge(rows, ({ khmer }) => khmer).recall).toBe(1);
    const { recall, strangers } = judge(rows, ({ roman }) => roman);
    expect(recall).toBeGreaterThan(0.94);
    // Of 165 titles.
    expect(strangers).toBeLessThan(0.2);
  });

  it.each([
    ['open data', 1],
    ['mentor fundraising', 1],
    ['women mentor sokha kampot', 3],
  ])('English words alone are searched as English, beside a name in few ways: %s', (query, ways) => {
    expect(toReadings(query)).toHaveLength(ways);
  });
});
