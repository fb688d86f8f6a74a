import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { EventDetail } from '#shared/contracts/event.contract.ts';
import { localFields } from '#shared/format/calendar.ts';
import { formatFullDate, formatMonth, formatTime, formatWeekday, machineTime } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { calendarFileUrl, googleCalendarUrl } from './calendar-links.ts';
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
      {event.is_past ? (
        <ButtonLink look="line" to="/event">
          {t('event:detail.see_upcoming')}
        </ButtonLink>
      ) : (
        <CalendarLinks event={event} url={url} />
      )}
      <DefinitionList
        emptyText={t('common:not_provided')}
        facts={[
          { term: t('event:detail.where'), value: <EventPlace event={event} /> },
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

/** The day as a big figure, its month and hours beside it; the last day too when there are several. */
function EventTime({ event }: { event: EventDetail }) {
  const t = useT();
  const { starts_at, ends_at } = event;
  const oneDay = formatFullDate(t.language, starts_at) === formatFullDate(t.language, ends_at);
  const end = oneDay ? formatTime(ends_at) : `${formatFullDate(t.language, ends_at)}, ${formatTime(ends_at)}`;
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
        <span className="t-2">
          {formatTime(starts_at)} – {end}
        </span>
      </time>
      <p className="t-small t-3 mt-1">{t('event:detail.zone')}</p>
    </div>
  );
}

function CalendarLinks({ event, url }: { event: EventDetail; url: string }) {
  const t = useT();
  const entry = {
    id: event.id,
    title: localName(event, t.language, 'title').text,
    place: event.is_online ? t('event:online') : localName(event, t.language, 'venue').text,
    url,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
  };
  return (
    <div className="btn-row">
      <ButtonLink
        look="line"
        size="s"
        to={calendarFileUrl(entry)}
        download={`phum-${event.starts_at.slice(0, 10)}.ics`}
        icon={<Icon of={CalendarPlus} size="s" />}
      >
        {t('event:detail.add')}
      </ButtonLink>
      <ButtonLink look="bare" size="s" to={googleCalendarUrl(entry)} target="_blank">
        Google
        <span className="sr-only"> ({t('common:share.new_window')})</span>
      </ButtonLink>
    </div>
  );
}

/** The address is kept in one language only: the script says in which. */
const languageOf = (text: string) => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');
