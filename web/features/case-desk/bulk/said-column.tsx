import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import type { BulkPreviewItem } from './bulk-page.tsx';

/** The first words of what was written with a case. */
export const saidColumn = (t: Translator): Column<BulkPreviewItem> => ({
  key: 'said',
  head: t('bulk:column.said'),
  cell: ({ said }) => <span className="case-excerpt">{said}</span>,
});
