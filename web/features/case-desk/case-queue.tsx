import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import type { TagTone } from '#web/components/ui/tag.tsx';
import type { ListSearchProps } from '#web/features/desk/list/list-search.tsx';
import type { Staff } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { BulkLines } from './bulk/bulk-lines.tsx';
import { assigneeColumn, createdColumn, stateColumn } from './case-columns.tsx';
import { CaseList, type CaseRows } from './case-list.tsx';
import { ManyActions } from './many/many-actions.tsx';
import { ManyNotice } from './many/many-notice.tsx';
import type { ManyAnswer } from './many/take-steps.ts';

interface QueueRow<S> {
  id: string;
  name: string;
  name_kh: string;
  reference: string;
  state: S;
  assignee: Staff | null;
  created_at: string;
}

interface QueueView<S> {
  state: S | 'all';
  search: string;
  ordering: 'created' | '-created';
}

export interface CaseQueueProps<S extends string, V extends QueueView<S>, R extends QueueRow<S>> {
  kind: 'correction' | 'report';
  path: string;
  /** The list in its address. */
  address: {
    to: (view: V) => string;
    query: (view: V) => string;
    change: (view: V, change: Partial<V>) => V;
  };
  tabs: readonly (S | 'all')[];
  stateText: (state: S | 'all') => string;
  tones: Readonly<Record<S, TagTone>>;
  data: {
    state: V;
    list: CaseRows<R> & { counts: Readonly<Record<S | 'all', number>> };
    bulk: readonly BulkDecision[];
    viewer_id: string;
  };
  /** Of what was done with many at once. */
  answer: ManyAnswer | undefined;
  /** Beside the search by words. */
  filters?: Pick<ListSearchProps, 'fields' | 'children'>;
  /** What it is about, and what only this kind has; who looks at it, when it came and its state come after. */
  columns: Column<R>[];
}

/** Cases of one kind that the desk decides singly or many at once, the oldest open one first. */
export function CaseQueue<S extends string, V extends QueueView<S>, R extends QueueRow<S>>(
  props: CaseQueueProps<S, V, R>,
) {
  const { kind, path, address, stateText, answer } = props;
  const { state: view, list, viewer_id: viewerId } = props.data;
  const t = useT();
  const to = (change: Partial<QueueView<S>>) => address.to(address.change(view, change as Partial<V>));
  const call = `/desk-api/v1/${kind}s/` as const;
  const isOldFirst = view.ordering === 'created';
  const nameOf = (row: R) => localName(row, t.language).text || row.reference;
  const isOpen = (row: R) => row.state === 'open';
  return (
    <CaseList
      path={path}
      call={call}
      texts={{
        title: t(`${kind}:desk.title`),
        lead: t(`${kind}:desk.lead`),
        tabs: t(`${kind}:desk.column.state`),
        caption: t(`${kind}:desk.caption`),
        found: t(`${kind}:desk.found`, { count: list.item_count }),
      }}
      tabs={props.tabs.map((state) => ({
        to: to({ state }),
        text: stateText(state),
        count: formatInteger(list.counts[state]),
        current: state === view.state,
      }))}
      search={{
        label: t(`${kind}:desk.toolbar`),
        search: {
          label: t(`${kind}:desk.search`),
          placeholder: t(`${kind}:desk.search_placeholder`),
          value: view.search,
        },
        query: address.query(view),
        ...props.filters,
      }}
      empty={<EmptyState title={t(`${kind}:desk.empty_title`)} text={t(`${kind}:desk.empty_text`)} />}
      columns={[
        ...props.columns,
        assigneeColumn(t, viewerId),
        createdColumn(
          t,
          t(`${kind}:desk.column.created`),
          isOldFirst,
          to({ ordering: isOldFirst ? '-created' : 'created' }),
        ),
        stateColumn(t(`${kind}:desk.column.state`), props.tones, stateText),
      ]}
      list={list}
      above={
        <>
          <BulkLines bulk={props.data.bulk} viewerId={viewerId} />
          <div role="status">{answer && <ManyNotice answer={answer} />}</div>
        </>
      }
      many={{
        can: isOpen,
        nameOf,
        action: address.to(view),
        answer,
        bar: (selection) => (
          <ManyActions
            kind={kind}
            selection={selection}
            viewerId={viewerId}
            path={`${call}?${address.query(address.change(view, {}))}`}
            total={list.item_count}
            nameOf={nameOf}
            can={isOpen}
          />
        ),
      }}
    />
  );
}
