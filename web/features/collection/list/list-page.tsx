import '../collection.css';
import './list.css';
import { Form, useNavigation } from 'react-router';
import { findCollection } from '#shared/domain/collection/index.ts';
import { classNames } from '#web/components/ui/class-names.ts';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { KeysLine } from '../../desk/keys/keys-line.tsx';
import { collectionPath } from '../collection-paths.ts';
import { ListActions } from './list-actions.tsx';
import type { ListAnswer } from './list-answer.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListResult } from './list-result.tsx';
import { ListTable } from './list-table.tsx';
import type { ListData } from './load-records.ts';
import { dropOnRow, takesDrop } from './order-cell.tsx';
import { ListHead } from './record-list-head.tsx';
import { listQuery, listTo } from './record-list-state.ts';
import { ListToolbar } from './record-list-toolbar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useRecordTable } from './use-record-table.ts';

/** The records of a collection: states, search, filters, columns, order, pages, bulk actions. */
export function ListPage({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const collection = findCollection(data.collection)!;
  const { state, list } = data;
  const address = listTo(collection, state);
  const table = useRecordTable(collection, state, list.data, `${listQuery(state)} ${answer?.at}`);
  useListKeys((id) => table.select(id, !table.selected.some((row) => row.id === id)));
  const isWaiting =
    navigation.state === 'loading' && navigation.location.pathname === collectionPath(collection.name);

  return (
    <>
      <ListHead collection={collection} data={data} />
      <ListToolbar collection={collection} data={data} />
      <div role="status" className="collection-result">
        {answer && <ListResult answer={answer} action={address} />}
      </div>
      {list.data.length === 0 ? (
        <ListEmpty collection={collection} state={state} />
      ) : (
        <Form
          method="post"
          action={address}
          preventScrollReset
          className={classNames('desk-list collection-list', isWaiting && 'is-waiting')}
          aria-busy={isWaiting || undefined}
          onDragOver={takesDrop}
          onDrop={dropOnRow}
        >
          <div className="desk-count">
            <p className="t-small t-2" role="status">
              {t('collection:list.found', { count: list.item_count })}
            </p>
            <ListActions collection={collection} state={state} table={table} total={list.item_count} />
          </div>
          <ListTable collection={collection} state={state} rows={list.data} table={table} />
        </Form>
      )}
      <div className="mt-8">
        <PageLinks list={list} pageTo={(page) => listTo(collection, { ...state, page })} />
      </div>
      <KeysLine decide={false} />
    </>
  );
}
