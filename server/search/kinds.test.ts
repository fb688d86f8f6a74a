import { describe, expect, it } from 'vitest';
import { scopeOf } from '#shared/domain/facets.ts';
import { SEARCH_GROUPS } from '#shared/domain/search-groups.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { groupOfKind, groupOfStakeholder, groupsOfScope, SEARCH_KINDS } from './kinds.ts';

describe('numbers of the search groups (2.125, C.9)', () => {
  it('are one for each group, from 0 to 16, as they are stored', () => {
    expect(Object.keys(SEARCH_KINDS).sort()).toEqual([...SEARCH_GROUPS].sort());
    expect(Object.values(SEARCH_KINDS)).toEqual(Array.from({ length: 17 }, (_, number) => number));
    for (const group of SEARCH_GROUPS) expect(groupOfKind(SEARCH_KINDS[group])).toBe(group);
    expect(() => groupOfKind(17)).toThrow(RangeError);
  });

  it('put every category of the directory into a group of its own', () => {
    const groups = CATEGORY_SLUGS.map((slug) => groupsOfScope(scopeOf(slug)));
    expect(new Set(groups.flat()).size).toBe(CATEGORY_SLUGS.length);
    expect(groupsOfScope(scopeOf('all'))).toEqual(groups.flat());
    expect(groupsOfScope(scopeOf('other-stakeholder'))).toHaveLength(9);
    expect(groupOfStakeholder('other', 'co-working-space')).toBe('co_working_space');
  });
});
