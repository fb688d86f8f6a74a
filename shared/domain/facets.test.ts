import { describe, expect, it } from 'vitest';
import { directoryQuery } from '#shared/contracts/directory-query.ts';
import { FACET_KEYS, FACETS, FACETS_OF_KIND, facetsOf, scopeOf, TERM_FIELDS } from './facets.ts';
import { CATEGORY_SLUGS } from './stakeholder-kinds.ts';

describe('filters of the directory (B.37)', () => {
  it('have a name in both languages and a query parameter each (B.79)', () => {
    for (const key of FACET_KEYS) {
      expect(FACETS[key].key).toBe(key);
      expect(FACETS[key].name).toMatch(/^[A-Z]/);
      expect(FACETS[key].name_kh).toMatch(/^[\p{Script=Khmer} ]+$/u);
      expect(Object.keys(directoryQuery.shape)).toContain(key);
    }
  });

  it('read their values from the master list of their own name where records carry terms', () => {
    for (const field of TERM_FIELDS) expect(FACETS[field].taxonomy).toBe(field);
  });

  it('belong to the categories', () => {
    for (const slug of CATEGORY_SLUGS) expect(facetsOf(slug).length).toBeGreaterThan(1);
    expect(facetsOf('mentor').map(({ key }) => key)).toEqual(FACETS_OF_KIND.mentor);
    expect(facetsOf('media').map(({ key }) => key)).toEqual(['sector', 'province']);
    expect(facetsOf('other-stakeholder').map(({ key }) => key)).toEqual(['type', 'sector', 'province']);
  });

  it('know what a word in a path means (3.038, 3.039)', () => {
    expect(scopeOf('all')).toEqual({ kind: 'all', type_slug: null });
    expect(scopeOf('eso')).toEqual({ kind: 'eso', type_slug: null });
    expect(scopeOf('media')).toEqual({ kind: 'other', type_slug: 'media' });
    expect(scopeOf('whatever')).toEqual({ kind: 'other', type_slug: null });
  });
});
