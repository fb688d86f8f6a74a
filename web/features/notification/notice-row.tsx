import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { NoticeItem } from '#shared/contracts/notification.contract.ts';
import type { Task } from '#shared/contracts/task.contract.ts';
import { NOTIFICATION_PATH, noticeAnchor } from '#shared/domain/notification.ts';
import { formatDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { noticeFacts } from '#shared/format/notice-facts.ts';
import { noticeText } from '#shared/format/notice-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { RevealNote } from '#web/features/connection/reveal-note.tsx';
import { TaskActs } from '#web/features/task/task-acts.tsx';
import { useT } from '#web/lib/texts.tsx';
import { dayOf } from './notice-days.ts';
import { NOTICE_ICONS } from './notice-icons.ts';

interface NoticeRowProps {
  notice: NoticeItem;
  /** What it asks for, while that waits: it is answered here. */
  task: Task | undefined;
  now: string;
}

/** One thing that happened: who or what, when, and the way to it. Opening it marks it as read. */
export function NoticeRow({ notice, task, now }: NoticeRowProps) {
  const t = useT();
  const { id, kind, params, created_at } = notice;
  const facts = noticeFacts(t, notice);
  const isUnread = notice.read_at === null;
  const { before, subject, after } = noticeText(t, notice);
  const sentence = before + subject.text + after;
  const textId = `${noticeAnchor(id)}-text`;
  const open = useFocusWhenRead(isUnread);
  const { submit } = useFetcher();
  const markRead = () => {
    if (isUnread) void submit({ read: id }, { method: 'post', action: NOTIFICATION_PATH });
  };
  const isToday = dayOf(created_at, now) === 'today';
  return (
    <li id={noticeAnchor(id)} className="notice-row" data-unread={isUnread ? '' : undefined}>
      <span className="notice-mark">
        <Icon of={NOTICE_ICONS[kind]} />
      </span>
      <div className="notice-what">
        <p id={textId}>
          {isUnread && <span className="sr-only">{t('notification:unread_mark')} </span>}
          {before}
          <b lang={subject.lang}>{subject.text}</b>
          {after}
        </p>
        {facts && <p className="t-small t-2">{facts}</p>}
        {params.note && <p className="notice-note">{t('notification:note', { note: params.note })}</p>}
        <p className="t-small t-3">
          <time dateTime={machineTime(created_at)}>
            {isToday ? formatTime(created_at) : formatDate(t.language, created_at)}
          </time>
        </p>
        {task?.kind === 'connection' && task.who && (
          <RevealNote connection={{ ...task, party: task.who }} name={subject.text} />
        )}
      </div>
      <div className="notice-end">
        {isUnread && !task && (
          <Button
            type="submit"
            name="read"
            value={id}
            look="bare"
            size="s"
            icon={<Icon of={Check} size="s" />}
            aria-label={t('notification:read_named', { notice: sentence })}
          >
            {t('notification:read')}
          </Button>
        )}
        {task && <TaskActs task={task} name={subject.text} />}
        <ButtonLink
          ref={open}
          to={notice.link}
          look={isUnread && !task ? 'ink' : 'line'}
          size="s"
          aria-label={t('notification:open_named', { notice: sentence })}
          onClick={markRead}
        >
          {t('common:action.open')}
        </ButtonLink>
      </div>
    </li>
  );
}

/** The button that marks as read goes when it was used: the focus goes to its neighbour and is not lost. */
function useFocusWhenRead(isUnread: boolean) {
  const neighbour = useRef<HTMLAnchorElement>(null);
  const wasUnread = useRef(isUnread);
  useEffect(() => {
    if (wasUnread.current && !isUnread && document.activeElement === document.body)
      neighbour.current?.focus();
    wasUnread.current = isUnread;
  }, [isUnread]);
  return neighbour;
}
