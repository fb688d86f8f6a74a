import { expect, it } from 'vitest';
import en from '#shared/i18n/en/contact.json';
import km from '#shared/i18n/km/contact.json';
import { afterLabel } from './after-label.ts';

it('a label and what is said of it have one sign between them, each language its own', () => {
  expect(afterLabel('en', 'Phone', 'Too short.')).toBe('Phone: Too short.');
  expect(afterLabel('km', 'ទូរស័ព្ទ', 'ខ្លីពេក។')).toBe('ទូរស័ព្ទ៖ ខ្លីពេក។');
});

it('a question has its sign already, in both languages', () => {
  const { category } = en.form;
  expect(afterLabel('en', category, 'Choose one.')).toBe(`${category} Choose one.`);
  expect(afterLabel('km', km.form.category, 'សូមជ្រើសរើស។')).toBe(`${km.form.category} សូមជ្រើសរើស។`);
  for (const label of ['Where:', 'ទីណា៖', 'ចប់។', 'Why? '])
    expect(afterLabel('en', label, 'x')).not.toMatch(/[?:៖។]\s*:/);
});
