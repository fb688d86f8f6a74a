import {
  CONNECTION_PATH,
  CONNECTION_TABS,
  type ConnectionTab,
  NETWORK_CONNECTION_PATH,
} from '#shared/domain/connection.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';

export const CONNECTION_ORDERS = ['newest', 'oldest', 'name'] as const;
export type ConnectionOrder = (typeof CONNECTION_ORDERS)[number];
export type ConnectionScope = 'person' | 'organisation';

/** What the address of a list of connections asks for. */
export interface ConnectionsView {
  scope: ConnectionScope;
  /** Of one organisation alone. */
  stakeholder: string | undefined;
  /** Undefined: what waits for an answer, else what there is. */
  tab: ConnectionTab | undefined;
  search: string;
  ordering: ConnectionOrder;
  page: number;
}

/** What an address says wrongly counts as nothing said. */
export const readView = (params: URLSearchParams, scope: ConnectionScope): ConnectionsView => ({
  scope,
  stakeholder: idIn(params.get('organisation')),
  tab: readOneOf(params, 'tab', CONNECTION_TABS),
  search: (params.get('search') ?? '').trim().slice(0, 200),
  ordering: readOneOf(params, 'ordering', CONNECTION_ORDERS) ?? 'newest',
  page: readPage(params),
});

export const pathOf = (scope: ConnectionScope) =>
  scope === 'person' ? CONNECTION_PATH : NETWORK_CONNECTION_PATH;

/** The address of a view. */
export const viewTo = ({ scope, stakeholder, tab, search, ordering, page }: ConnectionsView): string =>
  withParams(pathOf(scope), '', {
    organisation: scope === 'organisation' ? stakeholder : undefined,
    tab,
    search,
    ordering: ordering === 'newest' ? undefined : ordering,
    page: page > 1 ? page : undefined,
  });

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: string | null) => (value && ID.test(value) ? value : undefined);
