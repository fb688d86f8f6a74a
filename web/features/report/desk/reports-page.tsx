import type { ReportRow } from '#shared/contracts/report.contract.ts';
import { REPORT_SUBJECTS, REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import type { Column } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { CaseQueue } from '#web/features/case-desk/case-queue.tsx';
import type { ManyAnswer } from '#web/features/case-desk/many/take-steps.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportsData } from './load-reports.ts';
import { REPORT_TONES } from './report-tones.ts';
import { reporterName } from './reporter-name.ts';
import { REPORT_TABS, reportsList } from './reports-state.ts';

/** What people reported to the desk, the oldest open one first. */
export function ReportsPage({ data, answer }: { data: ReportsData; answer: ManyAnswer | undefined }) {
  const t = useT();
  return (
    <CaseQueue
      kind="report"
      path={REPORTS_PATH}
      address={reportsList}
      tabs={REPORT_TABS}
      tones={REPORT_TONES}
      stateText={(state) => t(`report:state.${state}`)}
      data={data}
      answer={answer}
      filters={{
        fields: ['subject'],
        children: (
          <AppliedSelect
            name="subject"
            label={t('report:desk.kind')}
            value={data.state.subject_kind}
            placeholder={t('report:desk.all_kinds')}
            options={REPORT_SUBJECTS.map((value) => ({ value, label: t(`report:subject.${value}`) }))}
          />
        ),
      }}
      columns={columnsOf(t)}
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

const columnsOf = (t: Translator): Column<ReportRow>[] => [
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
];
