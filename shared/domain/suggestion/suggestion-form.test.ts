import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { addDays, calendarDate } from '../../format/calendar.ts';
import { cleanValues } from '../listing/clean-answers.ts';
import { fieldsOf, findField } from '../listing/forms.ts';
import { validateAll } from '../listing/validate-listing.ts';
import { valueTexts } from '../listing/value-texts.ts';
import { SUGGESTION_KINDS } from '../subject-kinds.ts';
import { SUGGESTION_FORMS } from './suggestion-form.ts';

const inDays = (days: number) => addDays(calendarDate(new Date()), days);
const person = { requester_name: 'Mean Sreypov', requester_email: 'a@example.test', declaration: 'yes' };
const program = {
  ...person,
  title: 'River Accelerator',
  organiser: 'Tonle Sap Lab',
  category: 'acceleration',
  summary: 'Twelve weeks of help.',
  apply_url: 'lab.example/apply',
};
const event = {
  ...person,
  title: 'Founders Evening',
  organiser: 'Tonle Sap Lab',
  category: 'meeting',
  summary: 'Three founders tell.',
  starts_on: inDays(1),
  starts_time: '18:00',
  ends_time: '20:00',
  place: 'in_person',
  venue: 'River Hall',
  province_code: '12',
};

describe('the forms of suggestions (2.014, 3.017)', () => {
  it.each(SUGGESTION_KINDS)('%s ends with checking the answers and names every field once', (kind) => {
    expect(SUGGESTION_FORMS[kind].steps.at(-1)!.name).toBe('verify');
    const names = fieldsOf(kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['requester_email', 'title', 'title_kh', 'organiser']));
  });

  it.each(SUGGESTION_KINDS)('%s has its texts in both languages', (kind) => {
    for (const language of LANGUAGES) {
      for (const key of fieldsOf(kind).flatMap(({ labelKey, hintKey }) => [labelKey, hintKey ?? labelKey])) {
        const [area, path] = key.split(':') as [keyof (typeof catalog)['en'], string];
        const text = path
          .split('.')
          .reduce<unknown>(
            (node, part) => (node as Record<string, unknown>)?.[part],
            catalog[language][area],
          );
        expect(text, `${language} ${key}`).toEqual(expect.any(String));
      }
    }
  });

  it('take the least that is asked, in English or in Khmer', () => {
    expect(validateAll('program', program)).toEqual({});
    expect(validateAll('event', event)).toEqual({});
    expect(validateAll('program', {})).toMatchObject({
      title: { key: 'one_language' },
      apply_url: { key: 'required' },
    });
    expect(validateAll('program', {})).not.toHaveProperty('title_kh');
    expect(validateAll('program', {}, { language: 'km' })).toMatchObject({
      title_kh: { key: 'one_language' },
      summary_kh: { key: 'one_language' },
    });
  });

  it('compare two fields: dates, times, and the place where people come', () => {
    const closes = (opens_on: string, closes_on: string) =>
      validateAll('program', { ...program, opens_on, closes_on }).closes_on;
    expect(closes('', inDays(-1))).toEqual({ key: 'closing_date' });
    expect(closes(inDays(5), inDays(4))).toEqual({ key: 'end_date' });
    expect(closes(inDays(5), inDays(5))).toBeUndefined();
    const found = (changes: object) => validateAll('event', { ...event, ...changes });
    expect(found({ ends_time: '18:00' })).toEqual({ ends_time: { key: 'end_after_start' } });
    expect(found({ ends_on: inDays(0) })).toEqual({ ends_on: { key: 'end_date' } });
    expect(found({ ends_on: inDays(2), ends_time: '07:00' })).toEqual({});
    expect(found({ venue: '', province_code: '' })).toEqual({
      venue: { key: 'one_language' },
      province_code: { key: 'required' },
    });
    const online = { place: 'online', venue: '', province_code: '' };
    expect(found(online)).toEqual({ online_url: { key: 'online_address' } });
    expect(found({ ...online, online_url: 'live.example/a' })).toEqual({});
    expect(found({ ...online, register_url: 'a.example/register' })).toEqual({});
    expect(found({ venue: '', venue_kh: 'សាលទន្លេ' })).toEqual({});
  });

  it('read what people type: Khmer digits, addresses without a scheme, amounts', () => {
    const values = cleanValues('event', {
      ...event,
      starts_time: '៩:០៥',
      register_url: 'a.example',
      price: '1,500',
    });
    expect(values).toMatchObject({
      starts_time: '09:05',
      register_url: 'https://a.example',
      currency: 'USD',
    });
    const written = (name: string, language: 'en' | 'km') =>
      valueTexts(findField('event', name)!, values, language, (_list, slug) => slug);
    expect(written('place', 'km')).toEqual(['ចូលរួមផ្ទាល់']);
    expect(written('price', 'en')[0]).toContain('1,500');
    expect(cleanValues('event', { ...event, currency: 'KHR' })).not.toHaveProperty('currency');
  });
});
