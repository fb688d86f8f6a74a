import BellOff from 'lucide-react/icons/bell-off';
import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { threadPath, waits } from '#shared/domain/inbox.ts';
import { daysBetween } from '#shared/format/calendar.ts';
import { formatDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PartyFace } from '../connection/party-face.tsx';
import { PartyWhat } from '../connection/party-what.tsx';
import { type InboxView, viewTo } from './inbox-view.ts';
import { threadLine, threadName } from './thread-name.ts';

interface ThreadListProps {
  items: readonly ThreadItem[];
  view: InboxView;
  now: string;
  /** The one that is open. */
  current: string | undefined;
}

/** The threads, the newest first: whom with, when, and the beginning of the newest message. */
export function ThreadList({ items, view, now, current }: ThreadListProps) {
  return (
    <ul className="thread-list">
      {items.map((item) => (
        <li key={item.id}>
          <ThreadLink
            item={item}
            to={viewTo(view, threadPath(item.id))}
            now={now}
            isCurrent={item.id === current}
          />
        </li>
      ))}
    </ul>
  );
}

function ThreadLink({
  item,
  to,
  now,
  isCurrent,
}: {
  item: ThreadItem;
  to: string;
  now: string;
  isCurrent: boolean;
}) {
  const t = useT();
  const name = threadName(t, item);
  const isNew = waits(item);
  const isToday = daysBetween(item.last_message_at, now) <= 0;
  return (
    <AppLink
      to={to}
      className="thread-link"
      aria-current={isCurrent ? 'page' : undefined}
      data-new={isNew || item.unread > 0 ? '' : undefined}
    >
      {item.party ? (
        <PartyFace party={item.party} />
      ) : (
        <Avatar initials={initials(name.text)} lang={name.lang} />
      )}
      <span className="thread-what">
        {isNew && <span className="sr-only">{t('inbox:unread_mark')} </span>}
        <span className="thread-top">
          <span className="thread-name" lang={name.lang}>
            {name.text}
          </span>
          <time dateTime={machineTime(item.last_message_at)}>
            {isToday ? formatTime(item.last_message_at) : formatDate(t.language, item.last_message_at)}
          </time>
        </span>
        {item.party && <PartyWhat party={item.party} />}
        <span className="thread-line">{threadLine(t, item)}</span>
      </span>
      <span className="thread-end">
        {item.is_muted && (
          <>
            <Icon of={BellOff} size="s" />
            <span className="sr-only">{t('inbox:muted')}</span>
          </>
        )}
        {isNew && (
          <span className="thread-dot">
            <span className="sr-only">
              {item.unread > 0 ? t('inbox:unread_count', { count: item.unread }) : t('inbox:asks')}
            </span>
          </span>
        )}
      </span>
    </AppLink>
  );
}
