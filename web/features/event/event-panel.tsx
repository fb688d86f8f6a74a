import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { EventDetail } from '#shared/contracts/event.contract.ts';
import { COUNTRY_NAME, TIME_ZONE_OFFSET_MINUTES } from '#shared/country/chosen/facts.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { zoneName } from '#shared/domain/time-zones.ts';
import { calendarDate, localFields, type Moment } from '#shared/format/calendar.ts';
import {
  formatFullDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
  machineTime,
} from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { offsetText, zoneFields, zoneOffset } from '#shared/format/zones.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { calendarFile, googleCalendarUrl, mapUrl, outlookCalendarUrl } from './calendar-links.ts';
import { EventPlace } from './event-card.tsx';

/** What one must know before coming: the day first, then the way in, then place, price and places. */
export function EventPanel({ event, url }: { event: EventDetail; url: string }) {
  const t = useT();
  const free = event.price === 0;
  return (
    <div className={event.is_past ? 'panel lead-panel' : 'panel panel-ink lead-panel'}>
      {event.is_past && (
        <p>
          <Tag tone="idle">{t('event:detail.past')}</Tag>
        </p>
      )}
      <EventTime event={event} />
      {!event.is_past && event.register_url && (
        <ButtonLink size="big" to={event.register_url} rel="noopener">
          {t('event:detail.register')}
        </ButtonLink>
      )}
      <SaveToggle
        wide
        kind="event"
        id={event.id}
        name={localName(event, t.language, 'title').text}
        saved={event.is_saved}
      />
      {event.is_past ? (
        <ButtonLink look="line" to="/event">
          {t('event:detail.see_upcoming')}
        </ButtonLink>
      ) : (
        <CalendarLinks event={event} url={inLanguage(url, t.language)} />
      )}
      <DefinitionList
        emptyText={t('common:not_provided')}
        facts={[
          { term: t('event:detail.where'), value: <Where event={event} /> },
          ...(event.address && !event.is_online
            ? [{ term: t('event:detail.address'), value: event.address, lang: languageOf(event.address) }]
            : []),
          {
            term: t('event:detail.price'),
            value: free ? t('event:detail.free') : formatMoney(t.language, event.price, event.currency),
          },
          ...(event.capacity
            ? [
                {
                  term: t('event:detail.capacity'),
                  value: t('event:detail.places', { count: event.capacity }),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** The place with its map; online the address, once there is one to go to. */
function Where({ event }: { event: EventDetail }) {
  const t = useT();
  const venue = localName(event, t.language, 'venue').text;
  const province = findProvince(event.province_code);
  const query = [venue, event.address, province?.name, COUNTRY_NAME].filter(Boolean).join(', ');
  return (
    <>
      <EventPlace event={event} />
      {event.is_online
        ? event.online_url &&
          !event.is_past && (
            <AppLink className="link" to={event.online_url} rel="noopener">
              {t('event:detail.join')}
            </AppLink>
          )
        : venue && (
            <AppLink className="link" to={mapUrl(query)} target="_blank">
              {t('event:detail.map')}
              <span className="sr-only"> ({t('common:share.new_window')})</span>
            </AppLink>
          )}
    </>
  );
}

/** The day as a big figure, its month and hours beside it; the last day too when there are several. */
function EventTime({ event }: { event: EventDetail }) {
  const t = useT();
  const { starts_at, ends_at, time_zone } = event;
  const isElsewhere = zoneOffset(starts_at, time_zone) !== TIME_ZONE_OFFSET_MINUTES;
  return (
    <div className="lead-day">
      <time dateTime={machineTime(starts_at)}>
        <b>{localFields(starts_at).getUTCDate()}</b>
        <span className="t-h4">
          {t('event:detail.day', {
            weekday: formatWeekday(t.language, starts_at),
            month: formatMonth(t.language, starts_at),
          })}
        </span>
        <span className="t-2">{hours(t, starts_at, ends_at)}</span>
      </time>
      <p className="t-small t-3 mt-1">
        {t('event:detail.zone', { offset: offsetText(TIME_ZONE_OFFSET_MINUTES) })}
      </p>
      {isElsewhere && (
        <p className="t-small t-2 mt-3">
          {t('event:detail.elsewhere', {
            city: zoneName(time_zone, t.language),
            offset: offsetText(zoneOffset(starts_at, time_zone)),
            time: hours(t, inZone(starts_at, time_zone), inZone(ends_at, time_zone), starts_at),
          })}
        </p>
      )}
    </div>
  );
}

/** A moment shifted so that the clock of the country reads what the other zone's does. */
const inZone = (moment: string, zone: string): number =>
  zoneFields(moment, zone).getTime() - TIME_ZONE_OFFSET_MINUTES * 60_000;

/** "18:00 – 20:00"; with its day where it is another than that of `beside`, or where it ends on another. */
function hours(t: Translator, from: Moment, to: Moment, beside: Moment = from): string {
  const isOtherDay = calendarDate(from) !== calendarDate(beside);
  const start = isOtherDay ? formatFullDateTime(t.language, from) : formatTime(from);
  const endsSameDay = calendarDate(from) === calendarDate(to);
  const end = endsSameDay ? formatTime(to) : formatFullDateTime(t.language, to);
  return `${start} – ${end}`;
}

function CalendarLinks({ event, url }: { event: EventDetail; url: string }) {
  const t = useT();
  const entry = {
    title: localName(event, t.language, 'title').text,
    place: event.is_online ? t('event:online') : localName(event, t.language, 'venue').text,
    url,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
  };
  const others = [
    { name: 'Google', to: googleCalendarUrl(entry) },
    { name: 'Outlook', to: outlookCalendarUrl(entry) },
  ];
  return (
    <div className="btn-row">
      <ButtonLink
        look="line"
        size="s"
        to={calendarFile(event.id, t.language)}
        reload
        icon={<Icon of={CalendarPlus} size="s" />}
      >
        {t('event:detail.add')}
      </ButtonLink>
      {others.map(({ name, to }) => (
        <ButtonLink key={name} look="bare" size="s" to={to} target="_blank">
          {name}
          <span className="sr-only"> ({t('common:share.new_window')})</span>
        </ButtonLink>
      ))}
    </div>
  );
}

/** The address is kept in one language only: the script says in which. */
const languageOf = (text: string) => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');
