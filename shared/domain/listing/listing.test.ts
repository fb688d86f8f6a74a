import { describe, expect, it } from 'vitest';
import { listingValues } from '#tests/factories/listing-values.ts';
import type { StakeholderKind } from '../stakeholder-kinds.ts';
import { answerBy } from './answer-by.ts';
import { changesBetween } from './changes.ts';
import { cleanValues, typedValues } from './clean-answers.ts';
import { findField } from './forms.ts';
import type { ListingValues } from './listing-field.ts';
import { confirmPath, draftCookieName, followPath } from './listing-paths.ts';
import { shownName } from './shown-name.ts';
import { valueTexts } from './value-texts.ts';

describe('typed values of a draft', () => {
  it('keep every character, right or not, and nothing the form does not ask', () => {
    expect(
      typedValues('startup', { name: ' x ', website: 'slek,', sector: 'a', expertise: ['b'], foo: 'c' }),
    ).toEqual({
      name: ' x ',
      website: 'slek,',
      sector: ['a'],
    });
  });

  it('remember what was emptied', () => {
    expect(typedValues('startup', { name: '', sector: [] })).toEqual({ name: '', sector: [] });
  });
});

describe('the name a request goes by', () => {
  const nameOf = (kind: StakeholderKind, changes: ListingValues = {}) =>
    shownName(kind, listingValues(kind, changes));

  it('is the organisation, in both scripts', () => {
    expect(nameOf('startup')).toEqual({ name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក' });
  });
  it('is the person, family name first (UX 6.3.21)', () => {
    expect(nameOf('mentor', { company: 'Slek' })).toEqual({ name: 'Keo Sokunthea', name_kh: 'កែវ សុគន្ធា' });
  });
  it('is the fund of an investor who has one', () => {
    expect(nameOf('investor', { company: 'Bassac Angels' })).toEqual({ name: 'Bassac Angels', name_kh: '' });
    expect(nameOf('investor').name).toBe('Keo Sokunthea');
  });
});

describe('changes between two rounds (UX 33)', () => {
  const was = cleanValues('startup', listingValues('startup', { summary: 'Old', sector: ['a', 'b'] }));

  it('name what differs in the order of the form, with both values', () => {
    const now = { ...was, summary: 'New', name_kh: 'ស្លឹក', website: 'https://slek.example' };
    expect(changesBetween('startup', was, now)).toEqual([
      { name: 'name_kh', was: 'សម្ភារៈស្លឹក', now: 'ស្លឹក' },
      { name: 'summary', was: 'Old', now: 'New' },
      { name: 'website', was: null, now: 'https://slek.example' },
    ]);
  });
  it('take lists as sets', () => {
    expect(changesBetween('startup', was, { ...was, sector: ['b', 'a'] })).toEqual([]);
    expect(changesBetween('startup', was, { ...was, sector: ['a'] })).toHaveLength(1);
  });
});

describe('values as people read them', () => {
  const termName = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;
  const read = (kind: StakeholderKind, name: string, changes: ListingValues, language: 'en' | 'km' = 'en') =>
    valueTexts(findField(kind, name)!, cleanValues(kind, listingValues(kind, changes)), language, termName);

  it.each<[StakeholderKind, string, ListingValues, 'en' | 'km', string[]]>([
    ['startup', 'province_code', { province_code: '12' }, 'en', ['Phnom Penh']],
    ['startup', 'province_code', { province_code: '12' }, 'km', ['ភ្នំពេញ']],
    ['startup', 'startup_areas', { startup_areas: ['02', '17'] }, 'en', ['Battambang', 'Siem Reap']],
    ['startup', 'stage', {}, 'en', ['stage/prototype']],
    ['startup', 'date_incorporated', { date_incorporated: '2024-11-23' }, 'en', ['23\u00A0Nov\u00A02024']],
    ['startup', 'requester_phone', { requester_phone: '+855 12 345 678' }, 'en', ['012 345 678']],
    ['startup', 'website', {}, 'en', []],
    ['startup', 'declaration', {}, 'en', []],
    ['mentor', 'languages', {}, 'en', ['Khmer', 'English']],
    ['investor', 'ticket_max', {}, 'en', ['US$ 25,000']],
    ['investor', 'ticket_currency', {}, 'km', ['ដុល្លារអាមេរិក']],
  ])('%s %s %j in %s', (kind, name, changes, language, texts) => {
    expect(read(kind, name, changes, language)).toEqual(texts);
  });
});

describe('the day an answer is due', () => {
  it.each([
    ['2026-11-16T03:00:00Z', '2026-11-23'],
    ['2026-11-20T03:00:00Z', '2026-11-27'],
    ['2026-11-21T03:00:00Z', '2026-11-27'],
    ['2026-11-22T18:00:00Z', '2026-11-30'],
  ])('of a request of %s is five working days on: %s', (sent, due) => {
    expect(answerBy(sent)).toBe(due);
  });
});

describe('addresses of the journey', () => {
  it('carry what is needed and nothing that breaks them', () => {
    expect(confirmPath('26-1001', '012345')).toBe(
      '/ecosystem/get-listed/confirm?reference=26-1001&code=012345',
    );
    expect(confirmPath('26/1')).toBe('/ecosystem/get-listed/confirm?reference=26%2F1');
    expect(followPath('startup', 'a/b')).toBe('/ecosystem/get-listed/follow/a%2Fb');
    expect(draftCookieName('eso', false)).toBe('listing_draft_eso');
    expect(draftCookieName('eso', true)).toBe('__Host-listing_draft_eso');
  });
});
