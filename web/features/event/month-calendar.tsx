import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatFullDate, formatMonth, formatWeekday } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { weeksOf } from './month.ts';

export interface MonthCalendarProps {
  /** `2026-11` */
  month: string;
  today: string;
  /** Days with events. */
  days: readonly { date: string; events: readonly unknown[] }[];
  /** The one day the list beside is narrowed to. */
  chosen: string | null;
  /** The list of one day. */
  toDay: (day: string) => string;
  before: string;
  after: string;
}

/** More threads under a day than these would not fit; the name of the link says the number. */
const MAX_THREADS = 4;

/** A month with one thread for every event; a day leads to its list. Its keys are in `useCalendarKeys`. */
export function MonthCalendar({ month, today, days, chosen, toDay, before, after }: MonthCalendarProps) {
  const t = useT();
  const weeks = weeksOf(month);
  const counts = new Map(days.map(({ date, events }) => [date, events.length]));
  return (
    <section aria-labelledby="month" data-month={month}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="month" className="t-h2" aria-live="polite">
          {formatMonth(t.language, `${month}-01`)}
        </h2>
        <p className="flex gap-1">
          <IconLink to={before} label={t('event:calendar.before')} look="line" keepScroll data-turn="before">
            <Icon of={ChevronLeft} />
          </IconLink>
          <IconLink to={after} label={t('event:calendar.after')} look="line" keepScroll data-turn="after">
            <Icon of={ChevronRight} />
          </IconLink>
        </p>
      </div>
      <table className="month">
        <thead>
          <tr>
            {weeksOf('2027-02')[0]?.map((day) => (
              <th key={day} scope="col">
                {day &&
                  (t.language === 'km' ? KHMER_DAYS[new Date(day).getUTCDay()] : formatWeekday('en', day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={day ?? column}>
                  {day && (
                    <Day
                      day={day}
                      now={day === today}
                      chosen={day === chosen}
                      count={counts.get(day) ?? 0}
                      to={toDay(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Weekdays as Khmer calendars shorten them, Sunday first. */
const KHMER_DAYS = ['អា', 'ច', 'អ', 'ពុ', 'ព្រ', 'សុ', 'ស'];

function Day(props: { day: string; now: boolean; chosen: boolean; count: number; to: string }) {
  const t = useT();
  const { day, now, chosen, count, to } = props;
  const number = Number(day.slice(8));
  const look = [now && 'now', count > 0 && 'has', chosen && 'chosen'].filter(Boolean).join(' ') || undefined;
  if (count === 0)
    return (
      <span className={look} aria-current={now ? 'date' : undefined}>
        {number}
      </span>
    );
  return (
    <AppLink
      to={to}
      keepScroll
      className={look}
      data-day={day}
      aria-current={chosen ? 'true' : now ? 'date' : undefined}
      aria-label={t('event:calendar.day', { date: formatFullDate(t.language, day), count })}
    >
      {number}
      <i aria-hidden="true">
        {Array.from({ length: Math.min(count, MAX_THREADS) }, (_, i) => (
          <b key={i} />
        ))}
      </i>
    </AppLink>
  );
}
