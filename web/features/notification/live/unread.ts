import type { Viewer } from '#web/features/shell/shell-data.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** What the server has told this window since the page was loaded; null when it has told nothing newer. */
export const toldUnread = createStore<number | null>(null);

/** How many notifications the signed-in person has not read, kept up to date while the window is open. */
export function useUnread(viewer: Pick<Viewer, 'notification_total'> | null): number {
  const told = useStore(toldUnread);
  return viewer ? (told ?? viewer.notification_total ?? 0) : 0;
}
