import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { formatFullDate, formatTime } from '#shared/format/dates.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { programFacts } from './program-facts.ts';
import { ProgramDays } from './program-row.tsx';

/** What one must know before applying: the days left first, then the way in, then the facts. */
export function ProgramPanel({ program }: { program: ProgramDetail }) {
  const t = useT();
  const { status, opens_at, closes_at } = program;
  const open = status === 'open';
  return (
    <div className={open ? 'panel panel-ink lead-panel' : 'panel lead-panel'}>
      <ProgramDays program={program} />
      {status === 'upcoming' && opens_at ? (
        <p className="t-2">{t('program:opens', { date: formatFullDate(t.language, opens_at) })}</p>
      ) : (
        closes_at && (
          <p className="t-2">
            {t(status === 'closed' ? 'program:closed_on' : 'program:closes', {
              date: `${formatFullDate(t.language, closes_at)}, ${formatTime(closes_at)}`,
            })}
          </p>
        )
      )}
      {open && program.apply_url && (
        <>
          <ButtonLink size="big" to={program.apply_url} rel="noopener">
            {t('program:detail.apply')}
          </ButtonLink>
          <p className="t-small t-3">{t('program:detail.apply_hint')}</p>
        </>
      )}
      {!open && (
        <ButtonLink look="line" to="/program?status=open">
          {t('program:detail.see_open')}
        </ButtonLink>
      )}
      <DefinitionList facts={programFacts(t, program, true)} emptyText={t('common:not_provided')} />
    </div>
  );
}
