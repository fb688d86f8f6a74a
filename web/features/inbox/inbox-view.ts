import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { INBOX_LIST } from '#shared/domain/inbox-list.ts';
import { defineListState } from '#web/lib/list-state.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** The inbox in its address. */
export const inboxList = defineListState(INBOX_PATH, INBOX_LIST);
export type InboxView = ReturnType<typeof inboxList.read>;

/** The address of a view, or of a thread beside it. */
export const viewTo = (view: InboxView, path: string = INBOX_PATH): string =>
  withQuery(path, inboxList.query(view));
