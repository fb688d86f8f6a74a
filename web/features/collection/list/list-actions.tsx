import { useNavigation } from 'react-router';
import type { Collection } from '#shared/domain/collection/collection.ts';
import {
  RECORD_VERBS,
  type RecordVerb,
  statesOf,
  verbsOf,
} from '#shared/domain/collection/collection-state.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { AllPages } from '../../desk/list/all-pages.tsx';
import { collectionApi } from '../collection-paths.ts';
import { verbName } from '../collection-texts.ts';
import { MOST_AT_ONCE } from './list-answer.ts';
import { type ListState, listQuery, withChange } from './record-list-state.ts';
import type { RecordTable } from './use-record-table.ts';

export interface ListActionsProps {
  collection: Collection;
  state: ListState;
  table: RecordTable;
  /** Records of all pages. */
  total: number;
}

/** What can be done with the ticked records; the buttons belong to the form around the table. */
export function ListActions({ collection, state, table, total }: ListActionsProps) {
  const t = useT();
  const scripted = useHydrated();
  const navigation = useNavigation();
  const sending = navigation.formData?.get('intent');
  const possible = verbsIn(collection, state.state);
  const { selected } = table;
  const verbs = scripted ? possible.filter((verb) => selected.some(({ can }) => can[verb])) : possible;
  return (
    <div className="desk-acts">
      {scripted && (
        <Checkbox
          label={t('desk:queue.select_all')}
          checked={table.allSelected}
          onChange={(event) => table.selectAll(event.currentTarget.checked)}
        />
      )}
      {table.allSelected && table.beyond.length === 0 && (
        <AllPages
          path={`${collectionApi(collection.name)}?${listQuery(withChange(state, { columns: null }))}`}
          total={total}
          most={MOST_AT_ONCE}
          shown={table.shown}
          canSelect={() => true}
          onRows={table.setBeyond}
        />
      )}
      {table.beyond.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <p role="status" className="t-small t-3">
        {scripted && selected.length > 0 ? t('desk:queue.selected', { count: selected.length }) : ''}
      </p>
      {verbs.map((verb) => (
        <Button
          key={verb}
          type="submit"
          name="intent"
          value={verb}
          look={verb === 'delete' ? 'danger-line' : 'line'}
          size="s"
          loading={sending === verb}
        >
          {verbName(t, verb)}
        </Button>
      ))}
    </div>
  );
}

/** The verbs records of a list can have at all. */
function verbsIn(collection: Collection, state: ListState['state']): readonly RecordVerb[] {
  const states = state === 'all' ? statesOf(collection).filter((one) => one !== 'bin') : [state];
  return RECORD_VERBS.filter((verb) => states.some((one) => verbsOf(collection, one).includes(verb)));
}
