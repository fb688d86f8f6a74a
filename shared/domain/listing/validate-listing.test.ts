import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { isMissing } from '../../rules/rule.ts';
import { STAKEHOLDER_KINDS } from '../stakeholder-kinds.ts';
import { cleanValues } from './clean-answers.ts';
import { fieldsOf } from './forms.ts';
import type { ListingValues } from './listing-field.ts';
import { validateAll, validateStep } from './validate-listing.ts';

const startup = (changes: ListingValues = {}) => validateAll('startup', listingValues('startup', changes));
const keyOf = (changes: ListingValues, field: string) => startup(changes)[field]?.key ?? null;

describe('a whole form', () => {
  it.each(STAKEHOLDER_KINDS)('of a %s that is filled in right has no problem', (kind) => {
    expect(validateAll(kind, listingValues(kind))).toEqual({});
  });

  it.each(STAKEHOLDER_KINDS)(
    'of a %s that is empty asks for exactly what is required, in the language of its reader (5.002, 5.026, 5.027)',
    (kind) => {
      for (const language of LANGUAGES) {
        const problems = validateAll(kind, {}, { language });
        expect(Object.keys(problems)).toEqual(
          fieldsOf(kind)
            .filter(({ required, twin, lang }) => required && (twin === null || lang === language))
            .map(({ name }) => name),
        );
        for (const problem of Object.values(problems)) expect(isMissing(problem)).toBe(true);
      }
    },
  );

  it('is judged step by step with the same words', () => {
    expect(validateStep('startup', 'basic', { requester_email: 'x' })).toMatchObject({
      requester_email: { key: 'email.plain' },
      name: { key: 'required' },
    });
    expect(validateStep('startup', 'basic', {})).not.toHaveProperty('sector');
    expect(validateStep('startup', 'no-such-step', {})).toEqual({});
  });

  it('takes blanks and invisible characters for nothing (UX 6.3.26)', () => {
    expect(keyOf({ name: ' \u200B ' }, 'name')).toBe('required');
  });
});

describe('one field', () => {
  it.each<[string, ListingValues, string, string | null]>([
    ['refuses Khmer in the Latin name (5.014)', { name: 'ស្លឹក' }, 'name', 'latin_name'],
    ['lets figures and signs into the name of an organisation', { name: '4Kids & Co.' }, 'name', null],
    ['refuses Latin letters in the Khmer name (5.013)', { name_kh: 'Slek សម្ភារៈ' }, 'name_kh', 'khmer_name'],
    [
      'refuses an address without a dot (5.004)',
      { requester_email: 'a@b' },
      'requester_email',
      'email.plain',
    ],
    [
      'refuses a short phone number (5.010)',
      { requester_phone: '012 34' },
      'requester_phone',
      'phone.format',
    ],
    [
      'reads Khmer digits in a phone number (B.63)',
      { requester_phone: '០១២ ៣៤៥ ៦៧៨' },
      'requester_phone',
      null,
    ],
    ['refuses a website with a comma (5.019)', { website: 'slek,example' }, 'website', 'url.format'],
    [
      'refuses a look-alike of LinkedIn (5.024, B.67)',
      { linkedin: 'https://linkedin.com.evil/in/a' },
      'linkedin',
      'social.linkedin',
    ],
    [
      'refuses http for Facebook (5.025)',
      { facebook: 'http://facebook.com/a' },
      'facebook',
      'social.facebook',
    ],
    [
      'refuses a video of another site (5.030)',
      { video_link: 'https://example.test/v' },
      'video_link',
      'video',
    ],
    ['refuses a year before 1900 (B.68)', { year_of_establishment: '1899' }, 'year_of_establishment', 'year'],
    [
      'refuses a day to come (B.68)',
      { date_incorporated: '2999-01-01' },
      'date_incorporated',
      'date_not_future',
    ],
    ['reads day, month and year (UX 26)', { date_incorporated: '23/11/2024' }, 'date_incorporated', null],
    ['refuses a province that is none', { province_code: '99' }, 'province_code', 'select'],
    ['refuses one bad province among many', { startup_areas: ['12', '99'] }, 'startup_areas', 'select'],
    ['refuses letters for a number (5.018)', { number_of_founders: 'two' }, 'number_of_founders', 'digits'],
    [
      'refuses more women than founders (B.68)',
      { number_of_female_founders: '3' },
      'number_of_female_founders',
      'founders_female',
    ],
    [
      'refuses more technical founders than founders (B.68)',
      { number_of_tech_founders: '3' },
      'number_of_tech_founders',
      'founders_tech',
    ],
    ['refuses a picture that is no file id', { logo: 'https://example.test/a.png' }, 'logo', 'upload_failed'],
    ['refuses a long summary (B.61)', { summary: 'a'.repeat(501) }, 'summary', 'max_length'],
  ])('%s', (_title, changes, field, key) => {
    expect(keyOf(changes, field)).toBe(key);
  });

  it('counts Khmer by clusters (B.61)', () => {
    const summary_kh = 'ខ្ញុំ'.repeat(200);
    expect(summary_kh.length).toBeGreaterThan(500);
    expect(keyOf({ summary_kh }, 'summary_kh')).toBeNull();
  });

  it('asks the master lists where they are known', () => {
    const knows = (taxonomy: string, slug: string) => taxonomy === 'sector' && slug === 'agritech';
    const problems = validateAll('startup', listingValues('startup', { sector: ['agritech', 'gone'] }), {
      knows,
    });
    expect(problems).toMatchObject({ sector: { key: 'select' }, stage: { key: 'select' } });
  });

  it('knows the nine types without a list (1.004)', () => {
    const type = (type_slug: string) =>
      validateAll('other', listingValues('other', { type_slug })).type_slug?.key;
    expect([type('media'), type('startup'), type('')]).toEqual([undefined, 'select', 'required']);
  });

  it('checks amounts in their currency', () => {
    const ticket = (changes: ListingValues) => validateAll('investor', listingValues('investor', changes));
    expect(ticket({ ticket_min: '5.001', ticket_currency: 'USD' }).ticket_min?.key).toBe('money');
    expect(ticket({ ticket_currency: 'ABC' }).ticket_currency?.key).toBe('currency');
    expect(ticket({ ticket_min: '៥,០០០' })).toEqual({});
  });
});

describe('cleaned values', () => {
  it('are what is stored: one form of everything', () => {
    const values = cleanValues('startup', {
      ...listingValues('startup'),
      name: '  Slek\u200B   Materials ',
      requester_email: ' Dara@Example.TEST ',
      requester_phone: '០១២ ៣៤៥ ៦៧៨',
      website: 'slek.example',
      date_incorporated: '23/11/2024',
      number_of_founders: '២',
      startup_areas: ['12', '12', ' '],
      summary: 'One\r\n\r\n\r\nTwo',
      unknown: 'x',
    });
    expect(values).toMatchObject({
      name: 'Slek Materials',
      requester_email: 'Dara@example.test',
      requester_phone: '+85512345678',
      website: 'https://slek.example',
      date_incorporated: '2024-11-23',
      number_of_founders: '2',
      startup_areas: ['12'],
      summary: 'One\n\nTwo',
    });
    expect(values).not.toHaveProperty('unknown');
    expect(values).not.toHaveProperty('address');
  });

  it.each(STAKEHOLDER_KINDS)('of a %s stay what they are when cleaned again', (kind) => {
    const once = cleanValues(kind, listingValues(kind, { website: 'a.example/x', phone: '012345678' }));
    expect(cleanValues(kind, once)).toEqual(once);
  });

  it('names a choice once, whatever spaces stand around it', () => {
    expect(cleanValues('startup', { startup_areas: [' 12', '12', '13 '] }).startup_areas).toEqual([
      '12',
      '13',
    ]);
  });

  it('reads a phone by the country chosen beside it', () => {
    const phone = (country_code: string) =>
      cleanValues('startup', listingValues('startup', { phone: '0612345678', country_code })).phone;
    expect([phone('33'), phone('855')]).toEqual(['+33612345678', '+855612345678']);
  });

  it('keeps two amounts as they were given, names their currency, and says when the most is below the least', () => {
    const typed = listingValues('investor', { ticket_min: '25,000', ticket_max: '5,000' });
    const { ticket_min, ticket_max, ticket_currency } = cleanValues('investor', typed);
    expect([ticket_min, ticket_max, ticket_currency]).toEqual(['25000', '5000', 'USD']);
    expect(validateAll('investor', typed)).toEqual({ ticket_max: { key: 'ticket_order' } });
  });

  it('leaves what cannot be read as typed', () => {
    expect(cleanValues('startup', { date_incorporated: 'soon', website: 'slek,example' })).toEqual({
      date_incorporated: 'soon',
      website: 'slek,example',
    });
  });
});
