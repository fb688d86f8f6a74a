import { describe, expect, it, onTestFinished } from 'vitest';
import { loadTexts, type Texts } from './areas.ts';
import { catalog, pickTexts, translate, translatorFor } from './catalog.ts';
import { showMissingTexts } from './missing-texts.ts';
import { createTranslator } from './translate.ts';

const en = translatorFor('en');
const km = translatorFor('km');

describe('createTranslator', () => {
  it('finds nested texts by area and path', () => {
    expect(en('common:popup.confirm_title')).toBe('Are you sure?');
    expect(km('common:yes')).toBe('មែន');
    expect(en.language).toBe('en');
  });

  it('fills places; numbers get separators, texts stay as they are', () => {
    expect(en('rules:file_size', { size: 5 })).toBe('File size must be less than 5 MB.');
    expect(en('common:pagination.page_of', { page: 1, pages: 1248 })).toBe('Page 1 of 1,248');
    expect(en('shell:footer.copyright', { year: '2026' })).toBe('© 2026 Phum');
  });

  it('never fills a place from a value that looks like one', () => {
    expect(en('common:pagination.page_of', { page: '{pages}', pages: 2 })).toBe('Page {pages} of 2');
  });

  it('chooses the plural form by count in English, one form in Khmer (UX 6.3.20)', () => {
    expect([0, 1, 2, 1000].map((count) => en('common:time.days_left', { count }))).toEqual([
      '0 days left',
      '1 day left',
      '2 days left',
      '1,000 days left',
    ]);
    expect([1, 2].map((count) => km('common:time.days_left', { count }))).toEqual([
      'នៅសល់ 1 ថ្ងៃ',
      'នៅសល់ 2 ថ្ងៃ',
    ]);
  });

  it('throws on a missing text or value, and shows the key or place in production', () => {
    const missing = 'common:no.such.text';
    // @ts-expect-error: there is no such key
    expect(() => en(missing)).toThrow('No en text for "common:no.such.text"');
    expect(() => en('rules:file_size')).toThrow('No value for {size} in "rules:file_size"');
    const told: string[] = [];
    showMissingTexts((problem) => told.push(problem));
    onTestFinished(() => showMissingTexts(undefined));
    // @ts-expect-error: there is no such key
    expect(en(missing)).toBe('common:no.such.text');
    expect(en('rules:file_size')).toBe('File size must be less than {size} MB.');
    expect(told).toEqual([
      'No en text for "common:no.such.text"',
      'No value for {size} in "rules:file_size"',
    ]);
  });

  it('does not take what every object inherits for a text', () => {
    // @ts-expect-error: there is no such key
    expect(() => en('common:constructor.name')).toThrow('No en text');
  });

  it('knows only the areas it was given', () => {
    const onlyRules = createTranslator('km', pickTexts('km', ['rules']));
    expect(onlyRules('rules:required')).toBe('សូមបំពេញព័ត៌មាននេះ');
    expect(() => onlyRules('common:yes')).toThrow();
  });

  it('checks keys when it is compiled', () => {
    // @ts-expect-error: there is no such key
    expect(() => en('common:nonsense')).toThrow();
    // @ts-expect-error: plural forms are asked for by their common name
    expect(en('common:time.days_left_other', { count: 3 })).toBe('3 days left');
  });
});

describe('texts', () => {
  it('loads some areas of one language', async () => {
    const texts: Texts = await loadTexts('km', ['rules']);
    expect(Object.keys(texts)).toEqual(['rules']);
    expect(texts.rules).toBe(catalog.km.rules);
  });

  it('one text is as strict: a key that got past the compiler throws', () => {
    expect(translate('en', 'common:problems.not_found.title')).toBe('This page could not be found');
    // @ts-expect-error: there is no such key
    expect(() => translate('km', 'nonsense')).toThrow('No km text for "nonsense"');
  });
});
