import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { categoryNames } from './category-name.ts';

const media = { slug: 'media', name: 'Media', name_kh: 'ប្រព័ន្ធផ្សព្វផ្សាយ' };
const corporate = { slug: 'corporate', name: 'Corporate', name_kh: 'សាជីវកម្ម' };
const named = (language: 'en' | 'km', ...types: (typeof media)[]) =>
  categoryNames(translatorFor(language), types);

describe('what categories are called (2.086, 6.005)', () => {
  it('in the plural for lists, in the singular for one', () => {
    const { list, one } = named('en', media, corporate);
    expect([list('corporate'), one('corporate'), list('mentor'), one('mentor')]).toEqual([
      'Corporates',
      'Corporate',
      'Mentors',
      'Mentor',
    ]);
    expect([list('all'), list('other-stakeholder'), one('all'), list('nothing')]).toEqual([
      'All',
      'Other stakeholders',
      '',
      'nothing',
    ]);
  });

  it('a type that was renamed by its new name everywhere, in the language it was renamed in', () => {
    const press = { ...media, name: 'Press and media' };
    expect([named('en', press).list('media'), named('en', press).one('media')]).toEqual([
      'Press and media',
      'Press and media',
    ]);
    expect(named('km', press).list('media')).toBe(named('km', media).list('media'));
  });

  it('still something where the lists could not be read', () => {
    expect([named('en').list('media'), named('km').one('media')]).toEqual(['Media', media.name_kh]);
  });
});
