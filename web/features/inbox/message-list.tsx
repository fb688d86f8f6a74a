import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import Paperclip from 'lucide-react/icons/paperclip';
import type { Attachment, MessageItem } from '#shared/contracts/inbox.contract.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { calendarDate, daysBetween } from '#shared/format/calendar.ts';
import { formatFullDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { reportLink } from '#web/lib/report-link.ts';
import { useT } from '#web/lib/texts.tsx';

interface MessageListProps {
  messages: readonly MessageItem[];
  now: string;
  /** Messages of a conversation can be reported; those of the desk cannot. */
  canReport: boolean;
}

/** Messages under the days they were written, the oldest first. */
export function MessageList({ messages, now, canReport }: MessageListProps) {
  const t = useT();
  const days = [...new Set(messages.map(({ created_at }) => calendarDate(created_at)))];
  return (
    <>
      {days.map((day) => (
        <section key={day} aria-label={dayText(t, day, now)}>
          <p className="message-day" aria-hidden="true">
            <span>{dayText(t, day, now)}</span>
          </p>
          <ol className="message-list">
            {messages
              .filter(({ created_at }) => calendarDate(created_at) === day)
              .map((message) => (
                <Message key={message.id} message={message} canReport={canReport} />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Message({ message, canReport }: { message: MessageItem; canReport: boolean }) {
  const t = useT();
  const { id, is_own, is_hidden, author, author_kind, body, attachments, created_at } = message;
  const name = author
    ? localName(author, t.language)
    : { text: t(author_kind === 'desk' ? 'inbox:desk' : 'inbox:gone'), lang: t.language };
  return (
    <li id={`message-${id}`} className="message" data-own={is_own ? '' : undefined}>
      <p className="message-by">
        <span className="strong" lang={is_own ? undefined : name.lang}>
          {is_own ? t('inbox:thread.you') : name.text}
        </span>
        <time className="t-3" dateTime={machineTime(created_at)}>
          {formatTime(created_at)}
        </time>
        {canReport && !is_own && !is_hidden && author && (
          <AppLink
            to={reportLink('message', id, name.text)}
            className="message-report"
            aria-label={t('inbox:thread.report_message')}
            title={t('inbox:thread.report_message')}
          >
            <Icon of={Flag} size="s" />
          </AppLink>
        )}
      </p>
      {is_hidden ? (
        <p className="t-3">{t('inbox:thread.hidden')}</p>
      ) : (
        body && <p className="message-body">{body}</p>
      )}
      {attachments.length > 0 && (
        <ul className="message-files">
          {attachments.map((file) => (
            <li key={file.id}>
              <MessageFile file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A picture is shown, any other file is a line with its size. */
function MessageFile({ file }: { file: Attachment }) {
  if (file.media_type.startsWith('image/') && file.width && file.height) {
    return (
      <a href={file.url} className="message-picture" target="_blank" rel="noreferrer">
        <img src={file.url} alt={file.name} width={file.width} height={file.height} loading="lazy" />
      </a>
    );
  }
  return (
    <a href={file.url} className="message-file" download={file.name}>
      <Icon of={Paperclip} size="s" />
      <span className="message-file-name">{file.name}</span>
      <span className="t-3">{formatBytes(file.bytes)}</span>
      <Icon of={Download} size="s" />
    </a>
  );
}

function dayText(t: Translator, day: string, now: string): string {
  const age = daysBetween(day, now);
  if (age === 0) return t('inbox:thread.today');
  if (age === 1) return t('inbox:thread.yesterday');
  return formatFullDate(t.language, day);
}
