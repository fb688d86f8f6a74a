import { formatInteger } from '#shared/format/numbers.ts';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { NotificationListData } from './load-notifications.ts';
import { type NoticeFilter, viewTo } from './notification-view.ts';

/** All, what has not been read, and every group that has something in it. */
export function NoticeTabs({ view, list }: Pick<NotificationListData, 'view' | 'list'>) {
  const t = useT();
  const sum = (of: 'count' | 'unread') => list.groups.reduce((total, group) => total + group[of], 0);
  const tab = (filter: NoticeFilter, text: string, count: number) => ({
    to: viewTo({ filter, page: 1 }),
    text,
    count: formatInteger(count),
    current: filter === view.filter,
  });
  return (
    <Tabs
      label={t('notification:filter.label')}
      keepScroll
      items={[
        tab('all', t('notification:filter.all'), sum('count')),
        tab('unread', t('notification:filter.unread'), sum('unread')),
        ...list.groups
          .filter(({ group, count }) => count > 0 || group === view.filter)
          .map(({ group, count }) => tab(group, t(`notification:group.${group}`), count)),
      ]}
    />
  );
}
