import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { factsGap } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { useT } from '#web/lib/texts.tsx';
import { staffName } from '../../desk/staff-name.ts';
import type { RecordData } from './load-request.ts';

type Event = RecordData['record']['history'][number];

/** "Returned by Sok Kalyan", "Sent again by M. Sreypov", "Taken by you". */
export function eventText(t: Translator, event: Event, requester: string, viewerId: string): string {
  const what = t(`review:verb.${event.verb}`);
  if (event.actor?.id === viewerId) return t('desk:history.by_you', { what });
  const name = event.actor
    ? staffName(event.actor, t.language).text
    : event.actor_kind === 'requester'
      ? requester
      : '';
  return name ? t('desk:history.by', { what, name }) : what;
}

export interface RecordHistoryProps {
  data: RecordData;
  /** With reasons and messages; otherwise one line each. */
  whole?: boolean;
}

/** What happened to the request, newest first. */
export function RecordHistory({ data: { record, viewer_id }, whole }: RecordHistoryProps) {
  const t = useT();
  return (
    <ol className="history">
      {[...record.history].reverse().map((event) => (
        <li key={event.id}>
          <time dateTime={machineTime(event.created_at)}>{formatDateTime(t.language, event.created_at)}</time>{' '}
          {eventText(t, event, record.requester_name, viewer_id)}
          {event.changes > 0 &&
            `${factsGap(t.language)}${t('desk:history.changes', { count: event.changes })}`}
          {whole && <Words event={event} record={record} />}
        </li>
      ))}
    </ol>
  );
}

/** The reason given then, and the messages of a return. */
function Words({ event, record }: { event: Event; record: RecordData['record'] }) {
  const t = useT();
  const messages =
    event.verb === 'return' ? record.messages.filter(({ round }) => round === event.round) : [];
  if (!event.reason && messages.length === 0) return null;
  return (
    <div className="desk-words">
      {event.reason && <q>{event.reason}</q>}
      {messages.map((message) => {
        const { text, lang } = localName(message, t.language, 'body');
        const label = record.fields.find(({ name }) => name === message.field)?.label;
        return (
          <p key={message.id}>
            <b>{label ?? t('desk:record.whole')}</b> <q lang={lang}>{text}</q>
          </p>
        );
      })}
    </div>
  );
}
