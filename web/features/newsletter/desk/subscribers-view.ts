import { NEWSLETTER_DESK_PATH, type SubscriberState } from '#shared/domain/newsletter.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

export const SUBSCRIBER_TABS = ['confirmed', 'waiting', 'left', 'all'] as const;

/** What the address of the list asks for. */
export interface SubscribersView {
  state: SubscriberState | 'all';
  language: 'en' | 'km' | undefined;
  search: string;
  ordering: 'created' | '-created';
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): SubscribersView => ({
  state: readOneOf(params, 'state', SUBSCRIBER_TABS) ?? 'confirmed',
  language: readOneOf(params, 'language', ['en', 'km'] as const),
  search: (params.get('search') ?? '').trim().slice(0, 200),
  ordering: readOneOf(params, 'ordering', ['created', '-created'] as const) ?? '-created',
  page: readPage(params),
});

/** The query of a view, defaults left out, without the `?`. */
export const viewQuery = ({ state, language, search, ordering, page }: SubscribersView): string =>
  withParams('', '', {
    state: state === 'confirmed' ? undefined : state,
    language,
    search,
    ordering: ordering === '-created' ? undefined : ordering,
    page: page > 1 ? page : undefined,
  }).slice(1);

/** The address of a view. */
export const viewTo = (view: SubscribersView): string =>
  withParams(NEWSLETTER_DESK_PATH, viewQuery(view), {});

/** Where the addresses of a view are had as a file. */
export const fileTo = (view: SubscribersView): string =>
  withParams(`${NEWSLETTER_DESK_PATH}/export.csv`, viewQuery({ ...view, page: 1 }), {});
