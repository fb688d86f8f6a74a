import type { FilterGroup } from './filter-groups.ts';

/** Where an event takes place, as its filter asks. */
export const EVENT_PLACES = ['in_person', 'online'] as const;
export type EventPlace = (typeof EVENT_PLACES)[number];

/** The filters of the list in the order they are drawn; each is the query parameter of the same name. */
export const EVENT_FILTERS = [
  { key: 'place', name: 'Online or in person', name_kh: 'តាមអនឡាញ ឬដោយផ្ទាល់' },
  { key: 'category', name: 'Category', name_kh: 'ប្រភេទ' },
  { key: 'province', name: 'Province', name_kh: 'រាជធានី ខេត្ត' },
  { key: 'organiser', name: 'Organiser', name_kh: 'អ្នករៀបចំ' },
] as const satisfies readonly FilterGroup[];
export type EventFilterKey = (typeof EVENT_FILTERS)[number]['key'];
