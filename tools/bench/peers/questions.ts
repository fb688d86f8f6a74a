import type { ListQuestion } from './contestant.ts';
import { PAGE_SIZE } from './contestant.ts';
import type { Directory, Organisation } from './organisations.ts';

/** What all are asked, each address once. */
export interface Asked {
  list: ListQuestion[];
  record: Organisation[];
  search: string[];
}

/** Letters of a beginning of a name; less would be a list. */
const SHORTEST = 3;
const LONGEST = 7;

/** Full pages of lists (whole, and through one or two filters), records, and beginnings of names, in a mixed order. */
export function questionsOf({ organisations, filters }: Directory): Asked {
  const counts = new Map<string, { question: Omit<ListQuestion, 'page' | 'order'>; count: number }>();
  const count = (question: Omit<ListQuestion, 'page' | 'order'>) => {
    const name = JSON.stringify(question);
    const found = counts.get(name) ?? { question, count: 0 };
    counts.set(name, { question, count: found.count + 1 });
  };
  for (const { category, ...one } of organisations) {
    const has = (filter: string) => filters[category]?.includes(filter);
    const province = has('province') ? one.province : null;
    const sectors = has('sector') ? one.sectors : [];
    count({ category });
    if (province) count({ category, province });
    for (const sector of sectors) {
      count({ category, sector });
      if (province) count({ category, sector, province });
    }
  }
  const list = [...counts.values()].flatMap(({ question, count }) =>
    (['newest', 'oldest'] as const).flatMap((order) =>
      Array.from({ length: Math.floor(count / PAGE_SIZE) }, (_, at) => ({
        ...question,
        order,
        page: at + 1,
      })),
    ),
  );
  const beginnings = new Set(
    organisations.flatMap(({ name }) =>
      Array.from({ length: LONGEST - SHORTEST + 1 }, (_, at) => name.slice(0, SHORTEST + at).trim()).filter(
        (text) => text.length >= SHORTEST,
      ),
    ),
  );
  return { list: mixed(list), record: mixed(organisations), search: mixed([...beginnings]) };
}

/** In an order that is the same each time. */
function mixed<T>(all: readonly T[]): T[] {
  let state = 20_26;
  return all
    .map((value) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { value, key: state };
    })
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
