import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import type { EventCard as EventData } from '#shared/contracts/event.contract.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { localFields } from '#shared/format/calendar.ts';
import { formatShortMonth, formatTime, formatWeekday, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** An event in a list: the day first, then what and where. */
export function EventCard({ event, level = 3 }: { event: EventData; level?: 2 | 3 }) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="event-card">
      <time dateTime={machineTime(event.starts_at)}>
        <b>{String(localFields(event.starts_at).getUTCDate()).padStart(2, '0')}</b>
        <span>
          {formatShortMonth(t.language, event.starts_at)}, {formatWeekday(t.language, event.starts_at)}
        </span>
        <span>{formatTime(event.starts_at)}</span>
      </time>
      <div>
        <Title className="t-h3" lang={title.lang}>
          <AppLink to={`/event/${event.id}`}>{title.text}</AppLink>
        </Title>
        <EventPlace event={event} />
      </div>
    </article>
  );
}

export function EventPlace({ event }: { event: EventData }) {
  const t = useT();
  const venue = localName(event, t.language, 'venue');
  const province = findProvince(event.province_code);
  const place = province ? localName(province, t.language).text : '';
  return (
    <p className="event-where">
      <Icon of={event.is_online ? Monitor : MapPin} size="s" />
      {event.is_online ? (
        t('event:online')
      ) : (
        <span lang={venue.lang}>{[venue.text, place].filter(Boolean).join(', ')}</span>
      )}
    </p>
  );
}
