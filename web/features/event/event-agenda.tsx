import { eventPath } from '#shared/domain/addresses.ts';
import { formatMonth, formatTime, formatWeekday, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { EventsData } from './load-events.ts';

/** A month as phones show it: its days with their events, line by line. It folds. */
export function EventAgenda({
  month,
  days,
  today,
}: {
  month: string;
  days: EventsData['month']['days'];
  today: string;
}) {
  const t = useT();
  const count = new Set(days.flatMap(({ events }) => events.map(({ id }) => id))).size;
  if (count === 0) return <p className="agenda t-3 py-3">{t('event:calendar.none')}</p>;
  return (
    <details className="agenda">
      <summary className="link">
        {t('event:calendar.agenda', { count, month: formatMonth(t.language, `${month}-01`) })}
      </summary>
      <ol>
        {days.map(({ date, events }) => (
          <li key={date} className={date === today ? 'now' : undefined}>
            <time dateTime={date}>
              <b>{Number(date.slice(8))}</b> {formatWeekday(t.language, date)}
            </time>
            <ul>
              {events.map((event) => {
                const title = localName(event, t.language, 'title');
                return (
                  <li key={event.id}>
                    <AppLink to={eventPath(event)} lang={title.lang}>
                      {title.text}
                    </AppLink>{' '}
                    <time className="t-3" dateTime={machineTime(event.starts_at)}>
                      {formatTime(event.starts_at)}
                    </time>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
