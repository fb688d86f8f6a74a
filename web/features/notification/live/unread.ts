import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** All counts the window was told of since the page was loaded; null when it has been told nothing newer. */
export const toldCounts = createStore<NotificationCounts | null>(null);

type Counted = Omit<NotificationCounts, 'inbox_newest_at'>;
const NOTHING: Counted = {
  total: 0,
  task_count: 0,
  connection_request_count: 0,
  team_invite_request_count: 0,
  claim_count: 0,
  inbox_count: 0,
};

/** What waits for the signed-in person, kept up to date while the window is open: one source for every badge. */
export function useCounts(viewer: Pick<Viewer, 'counts'> | null): Counted {
  const told = useStore(toldCounts);
  const counts = viewer && (told ?? viewer.counts);
  return counts || NOTHING;
}
