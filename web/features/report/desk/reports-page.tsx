import type { ReportRow } from '#shared/contracts/report.contract.ts';
import { REPORT_SUBJECTS, REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import type { Column } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { BulkLines } from '#web/features/case-desk/bulk/bulk-lines.tsx';
import { CaseList } from '#web/features/case-desk/case-list.tsx';
import { ManyActions } from '#web/features/case-desk/many/many-actions.tsx';
import { ManyNotice } from '#web/features/case-desk/many/many-notice.tsx';
import type { ManyAnswer } from '#web/features/case-desk/many/take-steps.ts';
import { AssigneeCell } from '#web/features/desk/list/assignee.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ReportsData } from './load-reports.ts';
import { REPORT_TONES } from './report-tones.ts';
import { reporterName } from './reporter-name.ts';
import { REPORT_TABS, type ReportsState, reportsList } from './reports-state.ts';

/** What people reported to the desk, the oldest open one first. */
export function ReportsPage({ data, answer }: { data: ReportsData; answer: ManyAnswer | undefined }) {
  const { state: view, list, viewer_id } = data;
  const t = useT();
  return (
    <CaseList
      path={REPORTS_PATH}
      call="/desk-api/v1/reports/"
      texts={{
        title: t('report:desk.title'),
        lead: t('report:desk.lead'),
        tabs: t('report:desk.column.state'),
        caption: t('report:desk.caption'),
        found: t('report:desk.found', { count: list.item_count }),
      }}
      tabs={REPORT_TABS.map((state) => ({
        to: reportsList.to(reportsList.change(view, { state })),
        text: t(`report:state.${state}`),
        count: formatInteger(list.counts[state]),
        current: state === view.state,
      }))}
      search={{
        label: t('report:desk.toolbar'),
        search: {
          label: t('report:desk.search'),
          placeholder: t('report:desk.search_placeholder'),
          value: view.search,
        },
        query: reportsList.query(view),
        fields: ['subject'],
        children: (
          <AppliedSelect
            name="subject"
            label={t('report:desk.kind')}
            value={view.subject_kind}
            placeholder={t('report:desk.all_kinds')}
            options={REPORT_SUBJECTS.map((value) => ({ value, label: t(`report:subject.${value}`) }))}
          />
        ),
      }}
      empty={<EmptyState title={t('report:desk.empty_title')} text={t('report:desk.empty_text')} />}
      columns={columnsOf(t, view, viewer_id)}
      list={list}
      above={
        <>
          <BulkLines bulk={data.bulk} viewerId={viewer_id} />
          <div role="status">{answer && <ManyNotice answer={answer} />}</div>
        </>
      }
      many={{
        can: isOpen,
        nameOf: (row) => localName(row, t.language).text || row.reference,
        action: reportsList.to(view),
        answer,
        bar: (selection) => (
          <ManyActions
            kind="report"
            selection={selection}
            viewerId={viewer_id}
            path={`/desk-api/v1/reports/?${reportsList.query(reportsList.change(view, {}))}`}
            total={list.item_count}
            nameOf={(row) => localName(row, t.language).text || row.reference}
            can={isOpen}
          />
        ),
      }}
    />
  );
}

/** What a report is about, by the name it had. */
function Subject({ row }: { row: ReportRow }) {
  const t = useT();
  const { text, lang } = localName(row, t.language);
  return (
    <span className="strong block" lang={lang}>
      {text || t('report:desk.nobody')}
    </span>
  );
}

const isOpen = ({ state }: ReportRow) => state === 'open';

function columnsOf(t: Translator, view: ReportsState, viewerId: string): Column<ReportRow>[] {
  return [
    {
      key: 'name',
      head: t('report:desk.column.name'),
      kind: 'main',
      cell: (row) => (
        <AppLink to={reportPath(row.id)} data-row-link="">
          <Subject row={row} />
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
      cell: (row) => {
        const name = reporterName(t, row);
        return <span lang={name.lang}>{name.text}</span>;
      },
    },
    {
      key: 'assignee',
      head: t('desk:queue.column.assignee'),
      cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewerId} />,
    },
    {
      key: 'created',
      head: t('report:desk.column.created'),
      sort: {
        to: reportsList.to(
          reportsList.change(view, { ordering: view.ordering === 'created' ? '-created' : 'created' }),
        ),
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
}
