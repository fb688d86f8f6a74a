import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { CLOSING_SOON_DAYS } from '#shared/constants.ts';
import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { STARTUP_STAGES } from '#shared/domain/startup-stages.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';

/** A program in a list: the days left as threads, what it is, when it closes. */
export function ProgramRow({ program, level = 3 }: { program: ProgramCard; level?: 2 | 3 }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const organiser = program.organiser && localName(program.organiser, t.language);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li>
      <ProgramDays program={program} />
      <div>
        <Title className="t-h2" lang={title.lang}>
          <AppLink to={`/program/${program.id}`}>{title.text}</AppLink>
        </Title>
        {organiser && (
          <p className="t-small t-3 mt-0.5" lang={organiser.lang}>
            {organiser.text}
          </p>
        )}
        <p className="t-2 mt-3 max-w-[56ch]" lang={summary.lang}>
          {summary.text}
        </p>
        <ProgramFacts program={program} />
      </div>
      <span className="hidden pt-2 lg:block" aria-hidden="true">
        <Icon of={ArrowUpRight} />
      </span>
    </li>
  );
}

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

/** Deadline, stage, place and size in one line. */
export function ProgramFacts({ program, noDate }: { program: ProgramCard; noDate?: boolean }) {
  const t = useT();
  const province = findProvince(program.province_code);
  const stages = STARTUP_STAGES.filter(({ slug }) => program.stages.includes(slug));
  return (
    <p className="facts-line">
      {noDate ? null : program.status === 'upcoming' && program.opens_at ? (
        <span className="strong">
          {t('program:opens', { date: formatDate(t.language, program.opens_at) })}
        </span>
      ) : (
        program.closes_at && (
          <span className="strong">
            {t(program.status === 'closed' ? 'program:closed_on' : 'program:closes', {
              date: formatDateTime(t.language, program.closes_at),
            })}
          </span>
        )
      )}
      {stages.length > 0 && (
        <span>{stages.map((stage) => localName(stage, t.language).text).join(', ')}</span>
      )}
      <span>{province ? localName(province, t.language).text : t('program:all_provinces')}</span>
      {program.cohort_size !== null && <span>{t('program:teams', { count: program.cohort_size })}</span>}
    </p>
  );
}
