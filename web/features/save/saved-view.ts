import {
  SAVED_GROUPS,
  SAVED_ORDERS,
  SAVED_PATH,
  type SavedGroup,
  type SavedOrder,
} from '#shared/domain/saved.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

/** What the address of the saved list asks for. */
export interface SavedView {
  group: SavedGroup | undefined;
  search: string;
  ordering: SavedOrder;
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams): SavedView => ({
  group: readOneOf(params, 'group', SAVED_GROUPS),
  search: (params.get('search') ?? '').trim().slice(0, 200),
  ordering: readOneOf(params, 'ordering', SAVED_ORDERS) ?? 'newest',
  page: readPage(params),
});

/** The address of a view. */
export const viewTo = ({ group, search, ordering, page }: SavedView): string =>
  withParams(SAVED_PATH, '', {
    group,
    search,
    ordering: ordering === 'newest' ? undefined : ordering,
    page: page > 1 ? page : undefined,
  });
