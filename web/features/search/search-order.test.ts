import { describe, expect, it } from 'vitest';
import type { SearchItem } from '#shared/contracts/search.contract.ts';
import { SEARCH_GROUPS, type SearchGroup } from '#shared/domain/search-groups.ts';
import { groupsOf, listPath, patternOf, type SearchAnswer, tabsOf, twinOf } from './search-order.ts';

const item = (group: SearchGroup, name: string, name_kh = ''): SearchItem => ({
  id: name,
  group,
  name,
  name_kh,
  description: '',
  description_kh: '',
  match: '',
  image: '',
  link: '/',
});

function answerWith(found: Partial<Record<SearchGroup, SearchItem[]>>, counts: object = {}): SearchAnswer {
  const groups = Object.fromEntries(SEARCH_GROUPS.map((group) => [group, found[group] ?? []]));
  const numbers = Object.fromEntries(SEARCH_GROUPS.map((group) => [group, found[group]?.length ?? 0]));
  const all = Object.values(numbers).reduce((sum, count) => sum + count, 0);
  return {
    status: 200,
    query: '',
    corrected: null,
    more: { all: false, ...Object.fromEntries(SEARCH_GROUPS.map((group) => [group, false])) },
    counts: { ...numbers, all, ...counts },
    ...groups,
  } as SearchAnswer;
}

const many = answerWith(
  {
    blogs: [item('blogs', 'A post')],
    startup: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => item('startup', name)),
    media: [item('media', 'A paper')],
  },
  { startup: 12, all: 14 },
);

describe('the results', () => {
  it('have an All tab and one tab for each group that has any (2.123, 2.124)', () => {
    expect(tabsOf(many)).toEqual([
      { tab: 'all', count: 14, more: false },
      { tab: 'startup', count: 12, more: false },
      { tab: 'media', count: 1, more: false },
      { tab: 'blogs', count: 1, more: false },
    ]);
  });

  it('say where counting ended, and of all that it is the least', () => {
    const tabs = tabsOf({ ...many, more: { ...many.more, startup: true, all: true } });
    expect(tabs.map(({ tab, more }) => [tab, more])).toEqual([
      ['all', true],
      ['startup', true],
      ['media', false],
      ['blogs', false],
    ]);
  });

  it('show the best of each group together, and more on its own tab (2.123)', () => {
    expect(groupsOf(many, 'all').map(({ group, items }) => [group, items.length])).toEqual([
      ['startup', 3],
      ['media', 1],
      ['blogs', 1],
    ]);
    expect(groupsOf(many, 'startup')).toMatchObject([{ group: 'startup', total: 12, items: { length: 5 } }]);
  });

  it('reach every group (2.125, C.9)', () => {
    const full = answerWith(Object.fromEntries(SEARCH_GROUPS.map((group) => [group, [item(group, group)]])));
    expect(new Set(groupsOf(full, 'all').map(({ group }) => group))).toEqual(new Set(SEARCH_GROUPS));
  });

  it('lead to the full list of a group', () => {
    expect(listPath('academic_institution', 'រៀន a&b')).toBe(
      `/ecosystem/discover/category/academic-institution?search=${encodeURIComponent('រៀន a&b')}`,
    );
    expect(
      ['programs', 'events', 'blogs', 'files'].map((group) => listPath(group as SearchGroup, 'x')),
    ).toEqual([
      '/program?search=x',
      '/event?search=x',
      '/resource/category/blog?search=x',
      '/resource/category/file?search=x',
    ]);
  });

  it('wear the pattern of their category', () => {
    expect((['startup', 'eso', 'media', 'events'] as const).map(patternOf)).toEqual([
      'startup',
      'eso',
      'other',
      'neutral',
    ]);
  });

  it('offer the name in the other script when the whole name was typed (UX 13)', () => {
    const answer = answerWith({ startup: [item('startup', 'Srov Ledger', 'បញ្ជីស្រូវ')] });
    expect(twinOf(' srov ledger', answer)).toBe('បញ្ជីស្រូវ');
    expect(twinOf('បញ្ជីស្រូវ', answer)).toBe('Srov Ledger');
    expect(twinOf('srov', answer)).toBeNull();
  });
});
