import './case-list.css';
import { type ReactNode, useEffect } from 'react';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { type TabItem, Tabs } from '#web/components/ui/tabs.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { KeysLine } from '#web/features/desk/keys/keys-line.tsx';
import type { DeskKeyHandlers } from '#web/features/desk/keys/use-desk-keys.ts';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { CompactList } from '#web/features/desk/list/compact-list.tsx';
import { CompactSwitch } from '#web/features/desk/list/compact-switch.tsx';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch, type ListSearchProps } from '#web/features/desk/list/list-search.tsx';
import { type Selection, useSelection } from '#web/features/desk/list/use-selection.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { selectColumn } from './select-column.tsx';

export interface CaseRow {
  id: string;
  version?: number;
  assignee?: { id: string } | null;
}

/** What a call that lists cases answers. */
export interface CaseRows<R> {
  data: R[];
  current_page: number;
  total_page: number;
  item_count: number;
  counts?: unknown;
  figures?: unknown;
}

interface Many<R> {
  can: (row: R) => boolean;
  nameOf: (row: R) => string;
  /** Where its buttons send what is ticked. */
  action: string;
  bar: (selection: Selection<R & { id: string }>) => ReactNode;
  /** Of the last time: what was ticked is done. */
  answer: unknown;
}

export interface CaseListProps<R> {
  path: string;
  /** Path of its call: asked again from time to time, so that one sees who else is at work. */
  call: `/desk-api/v1/${string}/`;
  texts: { title: string; lead: string; tabs: string; caption: string; found: string };
  tabs: readonly TabItem[];
  search: ListSearchProps;
  /** At the right of the head: figures. */
  head?: ReactNode;
  /** Beside the search: filters, views, files. */
  tools?: ReactNode;
  /** Above the rows: what was done, what still runs. */
  above?: ReactNode;
  empty: ReactNode;
  columns: Column<R>[];
  list: CaseRows<R>;
  /** What can be done with many at once. */
  many?: Many<R> | undefined;
  /** Keys that open a row with a decision chosen. */
  decisions?: DeskKeyHandlers;
}

/** What makes two readings of a list the same. */
const signatureOf = ({ data, counts, figures }: CaseRows<CaseRow>) =>
  JSON.stringify([
    counts,
    figures,
    data.map((row) => {
      const { id, version, assignee } = row;
      const { state, status } = row as { state?: string; status?: string };
      return [id, version, state ?? status, assignee?.id];
    }),
  ]);

/** The list of a kind of case at the desk: tabs by state, search, rows that the keys walk through and tick, pages. */
export function CaseList<R extends CaseRow>(props: CaseListProps<R>) {
  const { path, call, texts, tabs, search, list, columns, many, decisions } = props;
  const t = useT();
  const selection = useSelection<R>(list.data, many?.can ?? (() => false));
  useFresh(`${call}?${search.query}`, list, signatureOf);
  useRowKeys(many && selection.toggle, decisions);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or what was ticked is done
  useEffect(() => clear(), [search.query, many?.answer]);
  const canTick = many !== undefined && selection.possible > 0;
  const isEmpty = list.data.length === 0;
  return (
    <CompactList>
      <ListHead title={texts.title} lead={texts.lead} page={list.current_page}>
        {props.head}
      </ListHead>
      <Tabs label={texts.tabs} keepScroll items={tabs} />
      <div className="desk-tools">
        <ListSearch {...search} />
        {props.tools}
      </div>
      {props.above}
      {isEmpty ? (
        props.empty
      ) : (
        <DeskList
          found={texts.found}
          tools={<CompactSwitch />}
          {...(many && { action: many.action, actions: canTick && many.bar(selection) })}
        >
          <DataTable
            caption={texts.caption}
            columns={canTick ? [selectColumn(t, many, selection), ...columns] : columns}
            rows={list.data}
            rowKey={({ id }) => id}
            isSelected={({ id }) => selection.ids.has(id)}
          />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={path} list={list} />
      </div>
      {(!isEmpty || decisions) && <KeysLine decide={decisions !== undefined} select={many !== undefined} />}
    </CompactList>
  );
}
