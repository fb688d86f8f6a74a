import type { EventCard as EventData } from '#shared/contracts/event.contract.ts';
import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DayStrip } from '../event/day-strip.tsx';
import { EventCard } from '../event/event-card.tsx';
import { ProgramRow } from '../program/program-row.tsx';
import { StakeholderRecordCard } from '../stakeholder/stakeholder-record-card.tsx';

/** Programs that take applications, the nearest deadline first. Nothing while none is open. */
export function HomePrograms({ programs, open }: { programs: readonly ProgramCard[]; open: number }) {
  const t = useT();
  if (programs.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap home-two">
        <div className="head-row">
          <div>
            <h2 className="t-d1">{t('home:programs.title')}</h2>
            <p className="t-lead t-2 mt-4">{t('home:programs.text')}</p>
          </div>
          <MoreLink to="/program?status=open">{t('home:programs.all', { count: open })}</MoreLink>
        </div>
        <ul className="program-list">
          {programs.map((program) => (
            <ProgramRow key={program.id} program={program} />
          ))}
        </ul>
      </div>
    </section>
  );
}

export interface HomeEventsProps {
  events: readonly EventData[];
  /** When every event of the next weeks begins. */
  starts: readonly string[];
  today: string;
}

/** The next three weeks as threads, and the events that come first. */
export function HomeEvents({ events, starts, today }: HomeEventsProps) {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <section className="section sand-2">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-d1">{t('home:events.title')}</h2>
          <MoreLink to="/event">{t('home:events.all')}</MoreLink>
        </div>
        <DayStrip today={today} starts={starts} />
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Startups staff chose, filled up with the newest. */
export function HomeStartups({ startups, count }: { startups: readonly StakeholderCard[]; count: number }) {
  const t = useT();
  if (startups.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="t-d1">{t('home:startups.title')}</h2>
          <MoreLink to="/ecosystem/discover/category/startup">{t('home:startups.all', { count })}</MoreLink>
        </div>
        <div className="home-know">
          {startups.map((card, i) => (
            <StakeholderRecordCard key={card.id} card={card} lead={i === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}
