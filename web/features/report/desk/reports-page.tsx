import { Form, useSubmit } from 'react-router';
import type { ReportRow } from '#shared/contracts/report.contract.ts';
import { REPORT_SUBJECTS, REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { SelectOptions } from '#web/components/form/select.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useRowKeys } from '#web/features/review/keys/use-row-keys.ts';
import { staffName } from '#web/features/review/staff-name.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ReportsData } from './load-reports.ts';
import { REPORT_TONES } from './report-tones.ts';
import { REPORT_TABS, viewTo } from './report-view.ts';

/** What people reported to the desk, the oldest open one first. */
export function ReportsPage({ data }: { data: ReportsData }) {
  const t = useT();
  const { view, list } = data;
  useRowKeys();
  return (
    <>
      <PageHead title={t('report:desk.title')} robots="noindex" />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{t('report:desk.title')}</h1>
          <p className="t-2">{t('report:desk.lead')}</p>
        </div>
      </div>
      <Tabs
        label={t('report:desk.column.state')}
        keepScroll
        items={REPORT_TABS.map((state) => ({
          to: viewTo({ ...view, state, page: 1 }),
          text: t(`report:state.${state}`),
          count: formatInteger(list.counts[state]),
          current: state === view.state,
        }))}
      />
      <Toolbar data={data} />
      {list.data.length === 0 ? (
        <EmptyState title={t('report:desk.empty_title')} text={t('report:desk.empty_text')} />
      ) : (
        <div className="desk-list">
          <div className="desk-count">
            <p className="t-small t-2" role="status">
              {t('report:desk.found', { count: list.item_count })}
            </p>
          </div>
          <ReportTable data={data} />
        </div>
      )}
      <div className="mt-8">
        <ListPages path={REPORTS_PATH} list={list} />
      </div>
    </>
  );
}

function Toolbar({ data: { view } }: { data: ReportsData }) {
  const t = useT();
  const submit = useSubmit();
  return (
    <div className="desk-tools">
      <Form
        method="get"
        role="search"
        aria-label={t('report:desk.toolbar')}
        className="desk-find"
        key={`${view.search} ${view.subject} ${view.state}`}
      >
        <SearchBox
          name="search"
          label={t('report:desk.search')}
          placeholder={t('report:desk.search_placeholder')}
          defaultValue={view.search}
          maxLength={200}
        />
        <select
          name="subject"
          aria-label={t('report:desk.kind')}
          className="select select-s"
          defaultValue={view.subject ?? ''}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <SelectOptions
            placeholder={t('report:desk.all_kinds')}
            options={REPORT_SUBJECTS.map((value) => ({ value, label: t(`report:subject.${value}`) }))}
          />
        </select>
        {view.state !== 'open' && <input type="hidden" name="state" value={view.state} />}
      </Form>
    </div>
  );
}

function ReportTable({ data: { view, list } }: { data: ReportsData }) {
  const t = useT();
  const columns: Column<ReportRow>[] = [
    {
      key: 'name',
      head: t('report:desk.column.name'),
      kind: 'main',
      cell: (row) => (
        <AppLink to={reportPath(row.id)} data-row-link="">
          <span className="strong block">{row.name || t('report:desk.nobody')}</span>
          <span className="t-small t-3">
            {t(`report:subject.${row.subject_kind}`)} · <span lang="en">{row.reference}</span>
            {row.same_subject > 1 && ` · ${t('report:desk.same', { count: row.same_subject })}`}
          </span>
        </AppLink>
      ),
    },
    {
      key: 'reason',
      head: t('report:desk.column.reason'),
      cell: ({ reason }) => t(`report:reason.${reason}`),
    },
    {
      key: 'reporter',
      head: t('report:desk.column.reporter'),
      cell: ({ reporter }) => {
        const name = reporter ? staffName(reporter, t.language) : null;
        return <span lang={name?.lang}>{name?.text ?? t('report:desk.nobody')}</span>;
      },
    },
    {
      key: 'created',
      head: t('report:desk.column.created'),
      sort: {
        to: viewTo({ ...view, ordering: view.ordering === 'created' ? '-created' : 'created', page: 1 }),
        direction: view.ordering === 'created' ? 'ascending' : 'descending',
      },
      cell: ({ created_at }) => (
        <time dateTime={machineTime(created_at)}>{formatDate(t.language, created_at)}</time>
      ),
    },
    {
      key: 'state',
      head: t('report:desk.column.state'),
      cell: ({ state }) => <Tag tone={REPORT_TONES[state]}>{t(`report:state.${state}`)}</Tag>,
    },
  ];
  return (
    <DataTable
      caption={t('report:desk.caption')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
    />
  );
}
