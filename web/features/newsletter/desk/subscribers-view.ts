import { NEWSLETTER_DESK_PATH } from '#shared/domain/newsletter.ts';
import { SUBSCRIBER_LIST } from '#shared/domain/subscriber-list.ts';
import { defineListState } from '#web/lib/list-state.ts';
import { withQuery } from '#web/lib/with-query.ts';

export const SUBSCRIBER_TABS = SUBSCRIBER_LIST.state.values;

/** The list in its address. */
export const subscribersList = defineListState(NEWSLETTER_DESK_PATH, SUBSCRIBER_LIST);
export const { query: viewQuery, to: viewTo, change: withChange } = subscribersList;
type SubscribersView = ReturnType<typeof subscribersList.read>;

/** Where the addresses of a view are had as a file. */
export const fileTo = (view: SubscribersView): string =>
  withQuery(`${NEWSLETTER_DESK_PATH}/export.csv`, viewQuery(withChange(view, {})));
