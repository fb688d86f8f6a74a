import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { SearchItem, searchEverything } from '#shared/contracts/search.contract.ts';
import { categoryOfGroup, SEARCH_GROUPS, type SearchGroup } from '#shared/domain/search-groups.ts';
import { OTHER_STAKEHOLDER_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';

export type SearchAnswer = ResponseOf<typeof searchEverything>;
/** `all`, or one group of results. */
export type SearchTab = 'all' | SearchGroup;

const LIBRARY: readonly SearchGroup[] = ['programs', 'events', 'blogs', 'files'];

/** Groups as people look for them: who, then what, then what to read. */
const READING_ORDER: readonly SearchGroup[] = [
  'startup',
  'mentor',
  'investor',
  'eso',
  ...SEARCH_GROUPS.filter(isOtherType),
  ...LIBRARY,
];

/** On the All tab each group shows its best; its own tab shows what came. */
export const SHOWN_IN_ALL = 3;

export interface GroupOfHits {
  group: SearchGroup;
  items: readonly SearchItem[];
  /** How many there are in all; `more`: at least. */
  total: number;
  more: boolean;
}

/** The groups that have results, in reading order; empty ones are left out. */
export function groupsOf(answer: SearchAnswer, tab: SearchTab): GroupOfHits[] {
  return READING_ORDER.filter((group) => tab === 'all' || tab === group).flatMap((group) => {
    const items = tab === 'all' ? answer[group].slice(0, SHOWN_IN_ALL) : answer[group];
    return items.length > 0 ? [{ group, items, total: answer.counts[group], more: answer.more[group] }] : [];
  });
}

/** A tab with its number of results; `more`: there are more than this. */
export interface CountedTab {
  tab: SearchTab;
  count: number;
  more: boolean;
}

/** The tabs of an answer with their counts: All, then every group with results. */
export function tabsOf(answer: SearchAnswer): CountedTab[] {
  const groups = groupsOf(answer, 'all').map(({ group, total, more }) => ({
    tab: group,
    count: total,
    more,
  }));
  return [{ tab: 'all', count: answer.counts.all, more: answer.more.all }, ...groups];
}

/** The page that lists all results of a group. */
export function listPath(group: SearchGroup, term: string): string {
  const query = `?search=${encodeURIComponent(term)}`;
  if (group === 'programs') return `/program${query}`;
  if (group === 'events') return `/event${query}`;
  if (group === 'blogs') return `/resource/category/blog${query}`;
  if (group === 'files') return `/resource/category/file${query}`;
  return `/ecosystem/discover/category/${categoryOfGroup(group)}${query}`;
}

/** The pattern of a result. */
export function patternOf(group: SearchGroup): KramaCategory {
  if (LIBRARY.includes(group)) return 'neutral';
  return isOtherType(group) ? 'other' : (group as KramaCategory);
}

function isOtherType(group: SearchGroup): boolean {
  return OTHER_STAKEHOLDER_SLUGS.some((slug) => slug === categoryOfGroup(group));
}

/** The name in the other script of a result that is called just as was typed. */
export function twinOf(term: string, answer: SearchAnswer): string | null {
  const typed = term.trim().toLowerCase();
  for (const group of READING_ORDER) {
    for (const { name, name_kh } of answer[group]) {
      if (name.toLowerCase() === typed && name_kh) return name_kh;
      if (name_kh === term.trim() && name) return name;
    }
  }
  return null;
}
