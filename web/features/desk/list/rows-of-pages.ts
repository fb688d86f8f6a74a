import { MAX_PAGE_SIZE } from '#shared/constants.ts';

interface Page<Row> {
  data: readonly Row[];
  total_page: number;
}

/** The rows of all pages of a list in its order, at least `most` where there are so many; what cannot be read is left out. */
export async function rowsOfPages<Row>(
  most: number,
  read: (query: string) => Promise<Page<Row> | null>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const answer = await read(
      new URLSearchParams({ per_page: String(MAX_PAGE_SIZE), page: String(page) }).toString(),
    );
    if (!answer) break;
    rows.push(...answer.data);
    if (page >= answer.total_page) break;
  }
  return rows;
}
