import { MoreLink } from '#web/components/ui/more-link.tsx';
import { EventCard } from '#web/features/event/event-card.tsx';
import { ProgramRow } from '#web/features/program/program-row.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { LandingData } from '../load/load-landing.ts';

/** What is public now, so that everybody sees what a suggestion becomes. */
export function Examples({ kind, programs, events }: Pick<LandingData, 'kind' | 'programs' | 'events'>) {
  const t = useT();
  if (programs.length + events.length === 0) return null;
  return (
    <section className="section rule-above">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-h1">{t(`suggestion:landing.${kind}.looks`)}</h2>
          <MoreLink to={`/${kind}`}>{t('common:action.view_all')}</MoreLink>
        </div>
        {kind === 'program' ? (
          <ul className="program-list">
            {programs.map((program) => (
              <ProgramRow key={program.id} program={program} />
            ))}
          </ul>
        ) : (
          <div className="event-list">
            {events.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
