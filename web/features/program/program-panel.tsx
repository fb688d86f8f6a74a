import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { formatFullDate, formatFullDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { programFacts } from './program-facts.ts';
import { ProgramDays } from './program-row.tsx';

/** What one must know before applying: the days left first, then the way in, then the facts. */
export function ProgramPanel({ program, save }: { program: ProgramDetail; save?: boolean }) {
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
              date: formatFullDateTime(t.language, closes_at),
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
      {save && (
        <SaveToggle
          wide
          kind="program"
          id={program.id}
          name={localName(program, t.language, 'title').text}
          saved={program.is_saved}
        />
      )}
      {!open && (
        <ButtonLink look="line" to="/program?status=open">
          {t('program:detail.see_open')}
        </ButtonLink>
      )}
      <DefinitionList facts={panelFacts(t, program)} emptyText={t('common:not_provided')} />
    </div>
  );
}

/** The facts of a row, and the fields a program is for. */
function panelFacts(t: Translator, program: ProgramDetail) {
  const facts = programFacts(t, program, true);
  if (program.sector_names.length === 0) return facts;
  const sectors = listText(
    t.language,
    program.sector_names.map((sector) => localName(sector, t.language).text),
  );
  return [...facts, { term: t('program:facts.sector'), value: sectors }];
}
