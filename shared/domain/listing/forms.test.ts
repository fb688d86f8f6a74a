import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { TERM_FIELDS } from '../facets.ts';
import { STAKEHOLDER_KINDS } from '../stakeholder-kinds.ts';
import { fieldsOf, fieldsOfStep, findStep, LISTING_FIELDS, LISTING_FORMS, stepOfField } from './forms.ts';

const names = (kind: (typeof STAKEHOLDER_KINDS)[number]) => fieldsOf(kind).map(({ name }) => name);

function textAt(language: 'en' | 'km', key: string): unknown {
  const [area, path] = key.split(':') as [keyof (typeof catalog)['en'], string];
  return path
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], catalog[language][area]);
}

describe('the steps of each form', () => {
  it.each([
    ['startup', ['basic', 'additional', 'verify'], '2.155'],
    ['mentor', ['basic', 'verify'], '2.156'],
    ['investor', ['basic', 'investment', 'verify'], '2.157'],
    ['eso', ['basic', 'verify'], '2.158'],
    ['other', ['basic', 'verify'], '2.158'],
  ] as const)('%s: %j (%s)', (kind, steps, _id) => {
    expect(LISTING_FORMS[kind].steps.map(({ name }) => name)).toEqual(steps);
  });

  it.each(STAKEHOLDER_KINDS)('%s asks first who asks, then for the names in both scripts', (kind) => {
    const first = fieldsOfStep(findStep(kind, 'basic')!).map(({ name }) => name);
    expect(first.slice(0, 3)).toEqual(['requester_name', 'requester_email', 'requester_phone']);
    expect(first).toEqual(
      expect.arrayContaining(kind === 'mentor' || kind === 'investor' ? ['last_name_kh'] : ['name_kh']),
    );
  });

  it.each(STAKEHOLDER_KINDS)('%s names every field once, on one step', (kind) => {
    expect(new Set(names(kind)).size).toBe(names(kind).length);
    for (const name of names(kind)) expect(stepOfField(kind, name)).not.toBeNull();
  });
});

describe('the fields of the specification', () => {
  it('of a startup (3.019 to 3.022, 3.024)', () => {
    expect(names('startup')).toEqual(
      expect.arrayContaining([
        ...['name', 'address', 'website', 'video_link', 'year_of_establishment', 'date_incorporated'],
        ...['industry', 'business_model', 'looking_at', 'employee_range', 'sector', 'stage', 'startup_areas'],
        ...['number_of_founders', 'number_of_female_founders', 'number_of_tech_founders'],
      ]),
    );
  });

  it.each(['mentor', 'investor'] as const)('of a person: %s (3.025, 3.026, 3.028, 3.029)', (kind) => {
    expect(names(kind)).toEqual(
      expect.arrayContaining([
        ...['first_name', 'last_name', 'first_name_kh', 'last_name_kh', 'role', 'company', 'languages'],
        ...['interest', 'expertise', 'summary', 'country_code', 'phone'],
        ...['facebook', 'linkedin', 'x', 'youtube', 'telegram'],
      ]),
    );
  });

  it('of an investor besides (3.027)', () => {
    expect(names('investor')).toEqual(expect.arrayContaining(['investor_type', 'investment_stage']));
  });
});

describe('every field', () => {
  it.each(LISTING_FIELDS.map((field) => [field.name, field] as const))(
    '%s has its texts in both languages',
    (_name, field) => {
      for (const language of LANGUAGES) {
        expect(textAt(language, field.labelKey)).toEqual(expect.any(String));
        if (field.hintKey) expect(textAt(language, field.hintKey)).toEqual(expect.any(String));
      }
    },
  );

  it('stands beside a field of the same form', () => {
    for (const kind of STAKEHOLDER_KINDS) {
      for (const { beside } of fieldsOf(kind)) if (beside) expect(names(kind)).toContain(beside);
    }
  });

  it('with a master list is carried by pages under its own name', () => {
    for (const { taxonomy, name } of LISTING_FIELDS) {
      if (taxonomy && taxonomy !== 'stakeholder_type')
        expect([name, TERM_FIELDS]).toEqual([taxonomy, expect.arrayContaining([name])]);
    }
  });

  it('headings and steps have texts', () => {
    for (const { steps } of Object.values(LISTING_FORMS)) {
      for (const step of steps) {
        for (const key of [step.titleKey, ...step.sections.map(({ titleKey }) => titleKey)]) {
          for (const language of LANGUAGES)
            expect([key, textAt(language, key)]).toEqual([key, expect.any(String)]);
        }
      }
    }
  });

  it('that tells how to reach the requester is for the desk alone', () => {
    const contact = LISTING_FIELDS.filter(({ name }) => name.startsWith('requester_'));
    expect(contact.map(({ shown }) => shown)).toEqual(contact.map(() => 'desk'));
  });

  it('that tells how to reach a person is for members (2.044)', () => {
    for (const kind of ['mentor', 'investor'] as const) {
      const own = fieldsOf(kind).filter(({ name }) => name === 'phone' || name === 'email');
      expect(own.map(({ shown }) => shown)).toEqual(['members', 'members']);
    }
  });
});
