/** A page number, or a gap between two of them. */
export type PageSlot = number | 'gap';

/** First and last page, the current one with its neighbours, and gaps; a gap of one page is that page. */
export function pageWindow(current: number, total: number): PageSlot[] {
  const near = [1, current - 1, current, current + 1, total];
  if (current <= 3) near.push(2, 3, 4);
  if (current >= total - 2) near.push(total - 3, total - 2, total - 1);
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return shown.flatMap((page, i): PageSlot[] => {
    const before = shown[i - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
