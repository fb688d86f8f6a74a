import Columns from 'lucide-react/icons/columns-3';
import { Form } from 'react-router';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { CheckboxGroup } from '#web/components/form/checkbox-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { useT } from '#web/lib/texts.tsx';
import { columnTitle } from './column-title.ts';
import { columnNames, defaultColumns } from './columns.ts';
import { KeptParams } from './kept-params.tsx';
import type { ListState } from './list-state.ts';

/** Which columns stand besides the name. */
export function ColumnChoice({ collection, state }: { collection: Collection; state: ListState }) {
  const t = useT();
  return (
    <DropBox icon={Columns} text={t('collection:list.columns')}>
      <Form method="get" className="drop-form" preventScrollReset>
        {/* Without a single tick the address still says that columns were chosen. */}
        <input type="hidden" name="columns" value="" />
        <CheckboxGroup
          name="columns"
          id="column-choice"
          label={t('collection:list.columns_shown')}
          optional=""
          defaultValue={state.columns ?? defaultColumns(collection)}
          options={columnNames(collection).map((value) => ({
            value,
            label: columnTitle(t, collection, value),
          }))}
        />
        <KeptParams state={{ ...state, columns: null }} />
        <Button type="submit" look="ink" wide>
          {t('common:action.apply')}
        </Button>
      </Form>
    </DropBox>
  );
}
