import type { ReactNode, Ref } from 'react';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { classNames } from '#web/components/ui/class-names.ts';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Message, MessageData } from './load-message.ts';

/** What was written, what left by mail and what stayed inside, oldest first. */
export function MessageThread({
  data: { message, viewer_id },
  last,
}: {
  data: MessageData;
  /** Given to the newest of them. */
  last: Ref<HTMLLIElement>;
}) {
  const t = useT();
  const end = message.entries.at(-1);
  return (
    <ol className="inbox-thread" aria-label={t('contact-desk:message.thread')}>
      <li ref={end ? undefined : last} className="inbox-entry">
        <Words
          who={t('contact-desk:message.by', { name: message.name })}
          at={message.created_at}
          body={message.description}
        />
      </li>
      {message.entries.map((entry) => (
        <li
          key={entry.id}
          ref={entry === end ? last : undefined}
          className={classNames('inbox-entry', `inbox-${entry.kind}`)}
        >
          <Words
            who={<Author entry={entry} viewerId={viewer_id} />}
            at={entry.created_at}
            body={entry.body}
          />
        </li>
      ))}
    </ol>
  );
}

function Author({ entry, viewerId }: { entry: Message['entries'][number]; viewerId: string }) {
  const t = useT();
  const isReply = entry.kind === 'reply';
  if (entry.author?.id === viewerId) {
    return t(isReply ? 'contact-desk:message.you_replied' : 'contact-desk:message.you_noted');
  }
  const name = entry.author
    ? staffName(entry.author, t.language).text
    : t('contact-desk:message.nobody_knows');
  return t(isReply ? 'contact-desk:message.replied' : 'contact-desk:message.noted', { name });
}

function Words({ who, at, body }: { who: ReactNode; at: string; body: string }) {
  const t = useT();
  return (
    <>
      <p className="inbox-by">
        <b>{who}</b> <time dateTime={machineTime(at)}>{formatDateTime(t.language, at)}</time>
      </p>
      <p className="inbox-body">{body}</p>
    </>
  );
}
