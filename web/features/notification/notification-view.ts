import { oneOf } from '#shared/domain/list-parts.ts';
import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_PATH,
  NOTIFICATION_SETTINGS_PATH,
  type NotificationGroup,
} from '#shared/domain/notification.ts';
import { defineListState } from '#web/lib/list-state.ts';

/** Everything, what has not been read, or one group. */
export type NoticeFilter = 'all' | 'unread' | NotificationGroup;

/** The list in its address. */
const noticeList = defineListState(NOTIFICATION_PATH, {
  filter: oneOf<NoticeFilter, 'all'>(['all', 'unread', ...NOTIFICATION_GROUPS], 'all'),
});
export const { read: readView, to: viewTo } = noticeList;

export const groupOfFilter = (filter: NoticeFilter): NotificationGroup | undefined =>
  NOTIFICATION_GROUPS.find((group) => group === filter);

export const isSettings = (params: URLSearchParams) =>
  params.get('view') === new URL(NOTIFICATION_SETTINGS_PATH, 'https://x').searchParams.get('view');
