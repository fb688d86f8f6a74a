import { describe, expect, it } from 'vitest';
import { categoryOfGroup, groupOfCategory, SEARCH_GROUPS, searchResultPath } from './search-groups.ts';
import {
  CATEGORY_SLUGS,
  categoryFromSlug,
  isCategorySlug,
  isOtherStakeholderSlug,
  kindFromSlug,
  OTHER_STAKEHOLDER_TYPES,
  STAKEHOLDER_CATEGORIES,
  slugOf,
} from './stakeholder-kinds.ts';

describe('kinds of stakeholder', () => {
  it('have five categories (3.038)', () => {
    expect(STAKEHOLDER_CATEGORIES).toEqual(['startup', 'investor', 'mentor', 'eso', 'other-stakeholder']);
  });

  it('have nine other types with the fixed slugs and names in both languages (1.004, 2.086, 3.003)', () => {
    expect(OTHER_STAKEHOLDER_TYPES.map(({ slug }) => slug)).toEqual([
      'academic-institution',
      'co-working-space',
      'community-and-association',
      'corporate',
      'development-partner',
      'government-institution',
      'incubator-and-accelerator',
      'service-provider',
      'media',
    ]);
    for (const { name_kh } of OTHER_STAKEHOLDER_TYPES) expect(name_kh).toMatch(/^\p{Script=Khmer}/u);
  });

  it.each([
    ['startup', 'startup', 'startup'],
    ['eso', 'eso', 'eso'],
    ['media', 'other-stakeholder', 'other'],
    ['other-stakeholder', 'other-stakeholder', 'other'],
    ['anything', 'other-stakeholder', 'other'],
    ['__proto__', 'other-stakeholder', 'other'],
  ])('%s is treated as %s in calls (3.039)', (slug, category, kind) => {
    expect(categoryFromSlug(slug)).toBe(category);
    expect(kindFromSlug(slug)).toBe(kind);
  });

  it('have pages under thirteen slugs and no other (C.6)', () => {
    expect(CATEGORY_SLUGS).toHaveLength(13);
    expect(CATEGORY_SLUGS.every(isCategorySlug)).toBe(true);
    expect(['other', 'other-stakeholder', 'individuals', 'Startup', ''].some(isCategorySlug)).toBe(false);
    expect([isOtherStakeholderSlug('media'), isOtherStakeholderSlug('startup')]).toEqual([true, false]);
  });

  it('lead back to the slug of their page', () => {
    expect(slugOf('mentor')).toBe('mentor');
    expect(slugOf('other', 'media')).toBe('media');
  });
});

describe('search groups', () => {
  it('are the sixteen of the specification and eso (2.125, C.9)', () => {
    expect(SEARCH_GROUPS).toEqual([
      'blogs',
      'files',
      'events',
      'programs',
      'startup',
      'mentor',
      'investor',
      'academic_institution',
      'co_working_space',
      'community_and_association',
      'corporate',
      'development_partner',
      'government_institution',
      'incubator_and_accelerator',
      'service_provider',
      'media',
      'eso',
    ]);
  });

  it('hold every category once', () => {
    for (const slug of CATEGORY_SLUGS) expect(categoryOfGroup(groupOfCategory(slug))).toBe(slug);
    expect(SEARCH_GROUPS.filter((group) => categoryOfGroup(group) === null)).toEqual([
      'blogs',
      'files',
      'events',
      'programs',
    ]);
  });

  it.each([
    ['2.127', 'blogs', '/resource/category/blog/7-rice-bank'],
    ['2.128', 'files', '/resource/file/7-rice-bank'],
    ['2.129', 'events', '/event/7-rice-bank'],
    ['2.130', 'programs', '/program?id=7'],
    ['2.131', 'co_working_space', '/ecosystem/discover/category/co-working-space/7-rice-bank'],
    ['2.131', 'startup', '/ecosystem/discover/category/startup/7-rice-bank'],
  ] as const)('%s: %s results link to %s', (_id, group, path) => {
    expect(searchResultPath(group, { id: '7', tail: 'rice-bank' })).toBe(path);
  });
});
