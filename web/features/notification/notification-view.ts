import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_PATH,
  NOTIFICATION_SETTINGS_PATH,
  type NotificationGroup,
} from '#shared/domain/notification.ts';
import { readOneOf, readPage } from '#web/lib/list-query.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** Everything, what has not been read, or one group. */
export type NoticeFilter = 'all' | 'unread' | NotificationGroup;

export interface NoticeView {
  filter: NoticeFilter;
  page: number;
}

const FILTERS: readonly NoticeFilter[] = ['all', 'unread', ...NOTIFICATION_GROUPS];

/** The view an address asks for; what it says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): NoticeView => ({
  filter: readOneOf(params, 'filter', FILTERS) ?? 'all',
  page: readPage(params),
});

/** The address of a view. */
export function viewTo({ filter, page }: NoticeView): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (page > 1) query.set('page', String(page));
  return withQuery(NOTIFICATION_PATH, query);
}

export const groupOfFilter = (filter: NoticeFilter): NotificationGroup | undefined =>
  NOTIFICATION_GROUPS.find((group) => group === filter);

export const isSettings = (params: URLSearchParams) =>
  params.get('view') === new URL(NOTIFICATION_SETTINGS_PATH, 'https://x').searchParams.get('view');
