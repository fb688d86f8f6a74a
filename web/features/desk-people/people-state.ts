import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { withQuery } from '#web/lib/with-query.ts';

export const PEOPLE_PATH = '/desk/people';
export type PeopleList = ResponseOf<typeof listPeople>;
export type PeopleRow = PeopleList['data'][number];

export const PEOPLE_TABS = ['all', 'staff', 'suspended', 'leaving'] as const;
export type PeopleTab = (typeof PEOPLE_TABS)[number];
const ORDERINGS = ['name', '-name', 'created', '-created', 'seen', '-seen'] as const;
type Ordering = (typeof ORDERINGS)[number];
const FIRST: Ordering = '-created';

export interface PeopleState {
  tab: PeopleTab;
  role: (typeof DESK_ROLES)[number] | '';
  search: string;
  ordering: Ordering;
  page: number;
}

const among = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The list an address asks for; what it does not know is left out (UX rule 1). */
export function readPeopleState(params: URLSearchParams): PeopleState {
  const page = Number(params.get('page') ?? 1);
  return {
    tab: among(PEOPLE_TABS, params.get('tab')) ?? 'all',
    role: among(DESK_ROLES, params.get('role')) ?? '',
    search: (params.get('search') ?? '').trim().slice(0, 200),
    ordering: among(ORDERINGS, params.get('ordering')) ?? FIRST,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export function peopleQuery({ tab, role, search, ordering, page }: PeopleState): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (role) params.set('role', role);
  if (search) params.set('search', search);
  if (ordering !== FIRST) params.set('ordering', ordering);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export function peopleTo(state: PeopleState): string {
  const query = peopleQuery(state);
  return withQuery(PEOPLE_PATH, query);
}

export const personTo = (id: string): string => `${PEOPLE_PATH}/${id}`;

export const apiQuery = ({ tab, role, search, ordering, page }: PeopleState) => ({
  role: role || (tab === 'staff' ? ('staff' as const) : ('all' as const)),
  status: tab === 'suspended' || tab === 'leaving' ? tab : ('all' as const),
  search,
  ordering,
  page,
});
