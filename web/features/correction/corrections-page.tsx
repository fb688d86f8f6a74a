import type { CorrectionRow } from '#shared/contracts/correction.contract.ts';
import { CORRECTIONS_PATH, correctionPath } from '#shared/domain/correction.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
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
import {
  CORRECTION_TABS,
  CORRECTION_TONES,
  type CorrectionsState,
  correctionsList,
} from './corrections-state.ts';
import type { CorrectionsData } from './load-corrections.ts';

/** What people say is wrong on public pages, the oldest first. */
export function CorrectionsPage({ data, answer }: { data: CorrectionsData; answer: ManyAnswer | undefined }) {
  const { state: view, list, viewer_id } = data;
  const t = useT();
  return (
    <CaseList
      path={CORRECTIONS_PATH}
      call="/desk-api/v1/corrections/"
      texts={{
        title: t('correction:desk.title'),
        lead: t('correction:desk.lead'),
        tabs: t('correction:desk.column.state'),
        caption: t('correction:desk.caption'),
        found: t('correction:desk.found', { count: list.item_count }),
      }}
      tabs={CORRECTION_TABS.map((state) => ({
        to: correctionsList.to(correctionsList.change(view, { state })),
        text: t(`correction:state.${state}`),
        count: formatInteger(list.counts[state]),
        current: state === view.state,
      }))}
      search={{
        label: t('correction:desk.toolbar'),
        search: {
          label: t('correction:desk.search'),
          placeholder: t('correction:desk.search_placeholder'),
          value: view.search,
        },
        query: correctionsList.query(view),
      }}
      empty={<EmptyState title={t('correction:desk.empty_title')} text={t('correction:desk.empty_text')} />}
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
        action: correctionsList.to(view),
        answer,
        bar: (selection) => (
          <ManyActions
            kind="correction"
            selection={selection}
            viewerId={viewer_id}
            path={`/desk-api/v1/corrections/?${correctionsList.query(correctionsList.change(view, {}))}`}
            total={list.item_count}
            nameOf={(row) => localName(row, t.language).text || row.reference}
            can={isOpen}
          />
        ),
      }}
    />
  );
}

const isOpen = ({ state }: CorrectionRow) => state === 'open';

function columnsOf(t: Translator, view: CorrectionsState, viewerId: string): Column<CorrectionRow>[] {
  const isOldFirst = view.ordering === 'created';
  return [
    {
      key: 'name',
      head: t('correction:desk.column.name'),
      kind: 'main',
      cell: (row) => {
        const { text, lang } = localName(row, t.language);
        return (
          <AppLink to={correctionPath(row.id)} data-row-link="">
            <span className="strong block" lang={lang}>
              {text}
            </span>
            <span className="case-excerpt">{row.fact}</span>
            <span className="t-small t-3">
              {t(`correction:subject.${row.subject_kind}`)} · <span lang="en">{row.reference}</span>
            </span>
          </AppLink>
        );
      },
    },
    {
      key: 'assignee',
      head: t('desk:queue.column.assignee'),
      cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewerId} />,
    },
    {
      key: 'created',
      head: t('correction:desk.column.created'),
      sort: {
        to: correctionsList.to(
          correctionsList.change(view, { ordering: isOldFirst ? '-created' : 'created' }),
        ),
        direction: isOldFirst ? 'ascending' : 'descending',
      },
      cell: ({ created_at }) => (
        <time dateTime={machineTime(created_at)}>{formatDate(t.language, created_at)}</time>
      ),
    },
    {
      key: 'state',
      head: t('correction:desk.column.state'),
      cell: ({ state }) => <Tag tone={CORRECTION_TONES[state]}>{t(`correction:state.${state}`)}</Tag>,
    },
  ];
}
