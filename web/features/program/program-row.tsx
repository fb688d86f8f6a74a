import { CLOSING_SOON_DAYS } from '#shared/constants.ts';
import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { HitText } from '#web/components/ui/hit-text.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { programFacts } from './program-facts.ts';

/** A program in a list: the days left as threads, what it is, when it closes, and the button that keeps it for later. */
export function ProgramRow({ program, level = 3 }: { program: ProgramCard; level?: 2 | 3 }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const organiser = program.organiser && localName(program.organiser, t.language);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li>
      <ProgramDays program={program} />
      <div className="program-text">
        <div>
          <Title className="t-h2" lang={title.lang}>
            <AppLink to={programPath(program)}>
              <HitText text={title.text} />
            </AppLink>
          </Title>
          {organiser && (
            <p className="t-small t-3 mt-0.5" lang={organiser.lang}>
              <HitText text={organiser.text} />
            </p>
          )}
          <p className="t-2 mt-3 max-w-[56ch]" lang={summary.lang}>
            <HitText text={summary.text} />
          </p>
        </div>
        <dl className="program-facts">
          {programFacts(t, program).map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="program-save">
        <SaveToggle kind="program" id={program.id} name={title.text} saved={program.is_saved} />
      </div>
    </li>
  );
}

/** What is left of the time to apply: a figure and its threads, or the status in a word. */
export function ProgramDays({ program }: { program: ProgramCard }) {
  const t = useT();
  const { days_remaining: days, status } = program;
  if (status !== 'open')
    return (
      <div className="days justify-items-start">
        <Tag tone="idle">{t(`program:status.${status}`)}</Tag>
      </div>
    );
  if (days === null)
    return (
      <div className="days justify-items-start">
        <Tag tone="ok">{t('program:status.open')}</Tag>
      </div>
    );
  const hot = days <= CLOSING_SOON_DAYS;
  return (
    <div className={hot ? 'days days-hot' : 'days'}>
      {days === 0 ? (
        <p className="strong">{t('program:closes_today')}</p>
      ) : (
        <p>
          <b>{formatInteger(days)}</b>
          <span className="t-small t-2">{t('program:days_left', { count: days })}</span>
        </p>
      )}
      <Fringe left={days} hot={hot} />
    </div>
  );
}
