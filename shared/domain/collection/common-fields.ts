import { NAME_MAX } from '../../constants.ts';
import { inEnglish, inKhmer } from '../../rules/language.ts';
import { numberRange } from '../../rules/text.ts';
import { webUrl } from '../../rules/web-address.ts';
import { bilingual, type CollectionField, type CollectionFieldOptions, field } from './field.ts';

const languages = { en: [inEnglish], km: [inKhmer] };

export const title = () =>
  bilingual('title', 'text', { ...languages, max: NAME_MAX, required: 'draft', column: 'shown', sort: true });

export const name = () =>
  bilingual('name', 'text', { ...languages, max: NAME_MAX, required: 'draft', column: 'shown', sort: true });

export const summary = (options: CollectionFieldOptions = {}) =>
  bilingual('summary', 'textarea', { ...languages, hint: true, ...options });

export const body = (options: CollectionFieldOptions = {}) =>
  bilingual('body', 'rich_text', { ...languages, ...options });

/** A picture on top with its description in both languages. */
export const cover = (): CollectionField[] => [
  field('cover', 'image', { hint: true, alt: ['cover_alt', 'cover_alt_kh'] }),
  ...bilingual('cover_alt', 'text', { ...languages, hint: true }),
];

export const category = (taxonomy: string, options: CollectionFieldOptions = {}) =>
  field('category', 'term', { taxonomy, column: 'shown', filter: true, required: 'publication', ...options });

export const organiser = () =>
  field('organiser', 'reference', { targets: ['stakeholder'], column: 'shown', filter: true, hint: true });

export const province = () => field('province_code', 'province', { column: 'offered', filter: true });

export const position = () =>
  number(
    'position',
    { min: 0, max: 9_999 },
    { texts: 'position_order', hint: true, column: 'shown', sort: true },
  );

export const url = (name: string, options: CollectionFieldOptions = {}) =>
  field(name, 'url', { rules: [webUrl], ...options });

export function number(
  name: string,
  range: { min: number; max: number },
  options: CollectionFieldOptions = {},
): CollectionField {
  return field(name, 'number', { range, rules: [numberRange(range.min, range.max)], ...options });
}

export const tags = () => field('tags', 'tags', { hint: true, column: 'offered', filter: true });
