import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import Ticket from 'lucide-react/icons/ticket';
import type { EventCard as EventData } from '#shared/contracts/event.contract.ts';
import { eventPath } from '#shared/domain/addresses.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { localFields } from '#shared/format/calendar.ts';
import { formatShortMonth, formatTime, formatWeekday, machineTime } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { factsText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { HitText } from '#web/components/ui/hit-text.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { calendarFile } from './calendar-links.ts';

/** An event in a list: the day first, then what and where, with the button that keeps it for later. */
export function EventCard({
  event,
  level = 3,
  id,
  actions,
}: {
  event: EventData;
  level?: 2 | 3;
  id?: string;
  /** With its price and the way into a calendar. */
  actions?: boolean;
}) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const organiser = event.organiser && localName(event.organiser, t.language);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="event-card" id={id}>
      <time dateTime={machineTime(event.starts_at)}>
        <b>{String(localFields(event.starts_at).getUTCDate()).padStart(2, '0')}</b>
        <span>
          {formatWeekday(t.language, event.starts_at)}
          {t.language === 'en' ? ', ' : ' '}
          {formatShortMonth(t.language, event.starts_at)}
        </span>
        <span>{formatTime(event.starts_at)}</span>
      </time>
      <div>
        <Title className="t-h3" lang={title.lang}>
          <AppLink to={eventPath(event)}>
            <HitText text={title.text} />
          </AppLink>
        </Title>
        {organiser && (
          <p className="t-small t-3 mt-0.5" lang={organiser.lang}>
            <HitText text={organiser.text} />
          </p>
        )}
        <EventPlace event={event} />
        {actions && (
          <div className="event-actions">
            <span className="event-where">
              <Icon of={Ticket} size="s" />
              {event.price === 0
                ? t('event:detail.free')
                : formatMoney(t.language, event.price, event.currency)}
            </span>
            {!event.is_past && (
              <AppLink className="event-add" to={calendarFile(event.id, t.language)} reload>
                <Icon of={CalendarPlus} size="s" />
                {t('event:detail.add')}
              </AppLink>
            )}
          </div>
        )}
      </div>
      <div className="program-save">
        <SaveToggle kind="event" id={event.id} name={title.text} saved={event.is_saved} />
      </div>
    </article>
  );
}

/** Where an event is: its venue and province, or online. */
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
        <span lang={venue.lang}>
          <HitText text={factsText(t.language, [venue.text, place])} />
        </span>
      )}
    </p>
  );
}
