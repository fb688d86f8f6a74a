import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import { rowsOfPages } from './rows-of-pages.ts';

export interface AllPagesProps<Row extends { id: string }> {
  /** The call of the list with its search and filters, without a page. */
  path: string;
  /** Rows of the list, and how many of them one form takes. */
  total: number;
  most: number;
  /** What is shown on this page. */
  shown: readonly { id: string }[];
  canSelect: (row: Row) => boolean;
  onRows: (rows: readonly Row[]) => void;
}

/** Once a page is ticked: the rows of all other pages as well, or as many as one form takes. */
export function AllPages<Row extends { id: string }>(props: AllPagesProps<Row>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { path, total, most, shown, canSelect, onRows } = props;
  if (total <= shown.length) return null;
  async function choose() {
    setBusy(true);
    const rows = await rowsOfPages<Row>(most, async (query) => {
      const answer = await fetchApi({
        method: 'GET',
        path: `${path}${path.includes('?') ? '&' : '?'}${query}`,
      });
      return answer.ok ? (answer.value as { data: Row[]; total_page: number }) : null;
    });
    setBusy(false);
    const here = new Set(shown.map(({ id }) => id));
    onRows(rows.filter((row) => !here.has(row.id) && canSelect(row)).slice(0, most - shown.length));
  }
  return (
    <Button look="bare" size="s" loading={busy} onClick={() => void choose()}>
      {total > most
        ? t('desk:queue.select_first', { count: most, total })
        : t('desk:queue.select_pages', { count: total })}
    </Button>
  );
}
