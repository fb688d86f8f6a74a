import './wording.css';
import type { WordingRow } from '#shared/contracts/wording.contract.ts';
import { WORDING_PATH, wordingPath } from '#shared/domain/wording.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { AREAS } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListSearch } from '#web/features/desk/list/list-search.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { WordingsData } from './load-wording.ts';
import { viewQuery, viewTo, withChange } from './wording-view.ts';

/** Every text of the interface, found by its words in either language. */
export function WordingsPage({ data: { state: view, list } }: { data: WordingsData }) {
  const t = useT();
  return (
    <>
      <ListHead title={t('wording:title')} lead={t('wording:lead')} page={list.current_page} />
      <Tabs
        label={t('wording:which')}
        keepScroll
        items={(['', '1'] as const).map((changed) => ({
          to: viewTo(withChange(view, { changed })),
          text: t(changed ? 'wording:only_changed' : 'wording:all'),
          count: changed ? formatInteger(list.changed_count) : undefined,
          current: changed === view.changed,
        }))}
      />
      <div className="desk-tools">
        <ListSearch
          label={t('wording:toolbar')}
          search={{
            label: t('wording:search'),
            placeholder: t('wording:search_placeholder'),
            value: view.search,
          }}
          query={viewQuery(view)}
          fields={['area']}
        >
          <AppliedSelect
            name="area"
            label={t('wording:area')}
            value={view.area}
            placeholder={t('wording:any_area')}
            options={AREAS.map((value) => ({ value, label: t(`wording:areas.${value}`) }))}
          />
        </ListSearch>
      </div>
      {list.data.length === 0 ? (
        <EmptyState title={t('wording:empty_title')} text={t('wording:empty_text')} />
      ) : (
        <DeskList found={t('wording:found', { count: list.item_count })}>
          <Rows rows={list.data} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={WORDING_PATH} list={list} />
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly WordingRow[] }) {
  const t = useT();
  const [first, second] = t.language === 'km' ? (['km', 'en'] as const) : (['en', 'km'] as const);
  const columns: Column<WordingRow>[] = [
    {
      key: first,
      head: t(`wording:column.${first}`),
      kind: 'main',
      cell: (row) => (
        <AppLink to={wordingPath(row.key)} className="wording-text">
          <Said row={row} language={first} other={second} />
        </AppLink>
      ),
    },
    {
      key: second,
      head: t(`wording:column.${second}`),
      cell: (row) => <Said row={row} language={second} />,
    },
    {
      key: 'area',
      head: t('wording:area'),
      cell: (row) => (
        <span className="t-small wording-area">
          {t(`wording:areas.${row.area}`)}{' '}
          {(row.en?.changed || row.km?.changed) && <Tag tone="ok">{t('wording:changed')}</Tag>}
        </span>
      ),
    },
  ];
  return <DataTable caption={t('wording:caption')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

function Said({ row, language, other }: { row: WordingRow; language: Language; other?: Language }) {
  const t = useT();
  const said = row[language] ?? (other ? row[other] : null);
  if (!said) return <span className="t-3">{t('wording:not_there')}</span>;
  return (
    <span lang={row[language] ? language : other} className="wording-said">
      {said.text}
    </span>
  );
}
