import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { oneOf, words } from '#shared/domain/list-parts.ts';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { defineListState } from '#web/lib/list-state.ts';

export const PEOPLE_PATH = '/desk/people';
export type PeopleList = ResponseOf<typeof listPeople>;
export type PeopleRow = PeopleList['data'][number];

export const PEOPLE_TABS = ['all', 'staff', 'unprotected', 'suspended', 'leaving'] as const;
export type PeopleTab = (typeof PEOPLE_TABS)[number];
/** The list in its address. */
export const peopleList = defineListState(PEOPLE_PATH, {
  tab: oneOf(PEOPLE_TABS, 'all'),
  role: oneOf(DESK_ROLES, ''),
  search: words,
  ordering: oneOf(['name', '-name', 'created', '-created', 'seen', '-seen'], '-created'),
});
export type PeopleState = ReturnType<typeof peopleList.read>;
export const { read: readPeopleState, query: peopleQuery, to: peopleTo } = peopleList;

export const personTo = (id: string): string => `${PEOPLE_PATH}/${id}`;

export const apiQuery = ({ tab, role, search, ordering, page }: PeopleState) => ({
  role: role || (tab === 'staff' ? ('staff' as const) : ('all' as const)),
  status: tab === 'all' || tab === 'staff' ? ('all' as const) : tab,
  search,
  ordering,
  page,
});
