import { describe, expect, it } from 'vitest';
import { rowsOfPages } from './rows-of-pages.ts';

/** A list of so many rows, of which the pages from `broken` on cannot be read. */
const list = (count: number, broken = Number.POSITIVE_INFINITY) => {
  const asked: number[] = [];
  const read = async (query: string) => {
    const params = new URLSearchParams(query);
    const [page, size] = [Number(params.get('page')), Number(params.get('per_page'))];
    asked.push(page);
    if (page >= broken) return null;
    const data = Array.from({ length: count }, (_, n) => n).slice((page - 1) * size, page * size);
    return { data, total_page: Math.ceil(count / size) };
  };
  return { asked, read };
};

describe('all pages of a list (UX rule 36)', () => {
  it('are read one after the other, to the end or until there are enough', async () => {
    const all = list(250);
    expect(await rowsOfPages(1_000, all.read)).toHaveLength(250);
    expect(all.asked).toEqual([1, 2, 3]);
    const some = list(250);
    expect(await rowsOfPages(100, some.read)).toHaveLength(100);
    expect(some.asked).toEqual([1]);
  });

  it('that cannot be read are left out', async () => {
    expect(await rowsOfPages(1_000, list(250, 2).read)).toHaveLength(100);
    expect(await rowsOfPages(1_000, list(0).read)).toEqual([]);
  });
});
