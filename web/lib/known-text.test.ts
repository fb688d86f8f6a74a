import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { knownText } from './known-text.ts';

describe('a text whose key is made at run time', () => {
  it.each([true, false])(
    'is never the key itself, in a build for production either (strict: %s)',
    (strict) => {
      const t = createTranslator('en', catalog.en, { strict });
      expect(knownText(t, 'audit:verb.approve', 'approve')).toBe('Approved');
      expect(knownText(t, 'audit:verb.never-heard-of', 'never heard of')).toBe('never heard of');
    },
  );
});
