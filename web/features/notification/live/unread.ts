import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** What the server has told this window since the page was loaded; null when it has told nothing newer. */
export const toldUnread = createStore<number | null>(null);

/** All counts the window was told of; null when it has been told nothing newer than the page. */
export const toldCounts = createStore<NotificationCounts | null>(null);

type Counted = Pick<NotificationCounts, 'total' | 'inbox_count' | 'connection_request_count'>;

/** What waits for the signed-in person, kept up to date while the window is open. */
export function useCounts(viewer: Pick<Viewer, 'counts'> | null): Counted {
  const told = useStore(toldCounts);
  const counts = viewer && (told ?? viewer.counts);
  return counts || { total: 0, inbox_count: 0, connection_request_count: 0 };
}

/** How many notifications the signed-in person has not read, kept up to date while the window is open. */
export function useUnread(viewer: Pick<Viewer, 'notification_total'> | null): number {
  const told = useStore(toldUnread);
  return viewer ? (told ?? viewer.notification_total ?? 0) : 0;
}
