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
  /** Events by their first day. */
  counts: Readonly<Record<string, number>>;
  /** Days whose events stand in the list beside: they lead to them. */
  listed: ReadonlySet<string>;
  before: string;
  after: string;
}

/** More threads under a day than these would not fit; the name of the link says the number. */
const MAX_THREADS = 4;

/** A month with one thread for every event. */
export function MonthCalendar({ month, today, counts, listed, before, after }: MonthCalendarProps) {
  const t = useT();
  const weeks = weeksOf(month);
  return (
    <section aria-labelledby="month">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="month" className="t-h2" aria-live="polite">
          {formatMonth(t.language, `${month}-01`)}
        </h2>
        <p className="flex gap-1">
          <IconLink to={before} label={t('event:calendar.before')} look="line" keepScroll>
            <Icon of={ChevronLeft} />
          </IconLink>
          <IconLink to={after} label={t('event:calendar.after')} look="line" keepScroll>
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
                    <Day day={day} now={day === today} count={counts[day] ?? 0} listed={listed.has(day)} />
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

function Day(props: { day: string; now: boolean; count: number; listed: boolean }) {
  const t = useT();
  const { day, now, count, listed } = props;
  const number = Number(day.slice(8));
  const look = [now && 'now', count > 0 && 'has'].filter(Boolean).join(' ') || undefined;
  const threads = count > 0 && (
    <i aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_THREADS) }, (_, i) => (
        <b key={i} />
      ))}
    </i>
  );
  if (count > 0 && listed)
    return (
      <AppLink
        to={`#day-${day}`}
        className={look}
        aria-current={now ? 'date' : undefined}
        aria-label={t('event:calendar.day', { date: formatFullDate(t.language, day), count })}
      >
        {number}
        {threads}
      </AppLink>
    );
  return (
    <span className={look} aria-current={now ? 'date' : undefined}>
      {number}
      {count > 0 && <span className="sr-only">{t('event:calendar.events', { count })}</span>}
      {threads}
    </span>
  );
}
