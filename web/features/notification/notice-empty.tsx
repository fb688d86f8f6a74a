import { NOTIFICATION_PATH } from '#shared/domain/notification.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { NoticeFilter } from './notification-view.ts';

/** Nothing in this view, and the nearest way out. */
export function NoticeEmpty({ filter }: { filter: NoticeFilter }) {
  const t = useT();
  if (filter === 'all') {
    return (
      <EmptyState
        title={t('notification:empty.title')}
        text={t('notification:empty.text')}
        actions={
          <ButtonLink to="/ecosystem/discover" look="line">
            {t('notification:empty.action')}
          </ButtonLink>
        }
      />
    );
  }
  const isUnread = filter === 'unread';
  return (
    <EmptyState
      title={t(isUnread ? 'notification:empty.unread_title' : 'notification:empty.group_title')}
      text={isUnread ? t('notification:empty.unread_text') : undefined}
      actions={
        <ButtonLink to={NOTIFICATION_PATH} look="line">
          {t('notification:empty.show_all')}
        </ButtonLink>
      }
    />
  );
}
