import { expect, test } from 'vitest';
import en from '#shared/i18n/en/content.json' with { type: 'json' };
import km from '#shared/i18n/km/content.json' with { type: 'json' };
import { sectionsOf } from './sections.ts';

test('a text is cut at its headings', () => {
  expect(sectionsOf('## One\n\nText.\n\n- a\n- b\n\n## Two\n\nMore.')).toEqual([
    { id: 'section-1', title: 'One', text: 'Text.\n\n- a\n- b' },
    { id: 'section-2', title: 'Two', text: 'More.' },
  ]);
  expect(sectionsOf('No heading.')).toEqual([]);
});

test.each(['about', 'privacy', 'terms'] as const)('%s has the same sections in both languages', (name) => {
  const english = sectionsOf(en[name].body);
  const khmer = sectionsOf(km[name].body);
  expect(english.length).toBeGreaterThan(1);
  expect(khmer.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const { title, text } of [...english, ...khmer]) {
    expect(title).not.toBe('');
    expect(text).not.toBe('');
  }
});
