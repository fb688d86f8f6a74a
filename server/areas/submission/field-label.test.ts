import { describe, expect, it } from 'vitest';
import { LISTING_FORMS } from '#shared/domain/listing/forms.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { fieldLabel } from './field-label.ts';

describe('labels of fields at the desk (B.20)', () => {
  const keys = Object.values(LISTING_FORMS).flatMap(({ steps }) =>
    steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map((field) => field.labelKey))),
  );

  it('never address the reader as the requester', () => {
    const labels = keys.map((key) => fieldLabel('en', key));
    expect(labels.filter((label) => /\b(you|your|I|my)\b/i.test(label))).toEqual([]);
    expect(keys.map((key) => fieldLabel('km', key)).filter((label) => label.includes('អ្នកចេះ'))).toEqual([]);
  });

  it('are those of the form everywhere else', () => {
    for (const language of LANGUAGES)
      expect(fieldLabel(language, 'fields:name_kh.label')).toBe(translate(language, 'fields:name_kh.label'));
  });
});
