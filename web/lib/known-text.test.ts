import { expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { showMissingTexts } from '#shared/i18n/missing-texts.ts';
import { knownText } from './known-text.ts';

it('a text whose key is made at run time is never the key itself, and one that is not there is no fault', () => {
  const told: string[] = [];
  for (const tell of [undefined, (problem: string) => told.push(problem)]) {
    showMissingTexts(tell);
    const t = translatorFor('en');
    expect(knownText(t, 'audit:verb.approve', 'approve')).toBe('Approved');
    expect(knownText(t, 'audit:verb.never-heard-of', 'never heard of')).toBe('never heard of');
  }
  showMissingTexts(undefined);
  expect(told).toEqual([]);
});
