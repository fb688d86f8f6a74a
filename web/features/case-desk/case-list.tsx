import './case-list.css';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type TabItem, Tabs } from '#web/components/ui/tabs.tsx';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch, type ListSearchProps } from '#web/features/desk/list/list-search.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';

export interface CaseListProps<R> {
  path: string;
  texts: {
    title: string;
    lead: string;
    tabs: string;
    caption: string;
    found: string;
    empty_title: string;
    empty_text: string;
  };
  tabs: readonly TabItem[];
  search: Omit<ListSearchProps, 'children'>;
  /** Further fields of the toolbar. */
  filters?: ReactNode;
  columns: Column<R>[];
  list: { data: readonly R[]; current_page: number; total_page: number; item_count: number };
}

/** The list of a kind of case at the desk: tabs by state, search, rows that the keys walk through, pages. */
export function CaseList<R extends { id: string }>({
  path,
  texts,
  tabs,
  search,
  filters,
  columns,
  list,
}: CaseListProps<R>) {
  useRowKeys();
  return (
    <>
      <ListHead title={texts.title} lead={texts.lead} page={list.current_page} />
      <Tabs label={texts.tabs} keepScroll items={tabs} />
      <div className="desk-tools">
        <ListSearch {...search}>{filters}</ListSearch>
      </div>
      {list.data.length === 0 ? (
        <EmptyState title={texts.empty_title} text={texts.empty_text} />
      ) : (
        <DeskList found={texts.found}>
          <DataTable caption={texts.caption} columns={columns} rows={list.data} rowKey={({ id }) => id} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={path} list={list} />
      </div>
    </>
  );
}
