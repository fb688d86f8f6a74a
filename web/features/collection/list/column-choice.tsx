import type { Collection } from '#shared/domain/collection/collection.ts';
import { ColumnsBox } from '#web/features/desk/list/columns-box.tsx';
import { useT } from '#web/lib/texts.tsx';
import { columnTitle } from './column-title.ts';
import { KeptParams } from './kept-params.tsx';
import { columnNames, defaultColumns } from './record-columns.ts';
import type { ListState } from './record-list-state.ts';

/** Which columns stand besides the name. */
export function ColumnChoice({ collection, state }: { collection: Collection; state: ListState }) {
  const t = useT();
  return (
    <ColumnsBox
      text={t('collection:list.columns')}
      label={t('collection:list.columns_shown')}
      options={columnNames(collection).map((value) => ({ value, label: columnTitle(t, collection, value) }))}
      shown={state.columns ?? defaultColumns(collection)}
    >
      <KeptParams state={{ ...state, columns: null }} />
    </ColumnsBox>
  );
}
