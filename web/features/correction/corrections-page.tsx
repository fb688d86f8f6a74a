import type { CorrectionRow } from '#shared/contracts/correction.contract.ts';
import { CORRECTIONS_PATH, correctionPath } from '#shared/domain/correction.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { CaseQueue } from '#web/features/case-desk/case-queue.tsx';
import type { ManyAnswer } from '#web/features/case-desk/many/take-steps.ts';
import { useT } from '#web/lib/texts.tsx';
import { CORRECTION_TABS, CORRECTION_TONES, correctionsList } from './corrections-state.ts';
import type { CorrectionsData } from './load-corrections.ts';

/** What people say is wrong on public pages, the oldest first. */
export function CorrectionsPage({ data, answer }: { data: CorrectionsData; answer: ManyAnswer | undefined }) {
  const t = useT();
  return (
    <CaseQueue
      kind="correction"
      path={CORRECTIONS_PATH}
      address={correctionsList}
      tabs={CORRECTION_TABS}
      tones={CORRECTION_TONES}
      stateText={(state) => t(`correction:state.${state}`)}
      data={data}
      answer={answer}
      columns={[factColumn(t)]}
    />
  );
}

/** The page and what is said to be wrong on it. */
const factColumn = (t: Translator): Column<CorrectionRow> => ({
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
});
