import { NAME_MAX } from '../../constants.ts';
import { inEnglish, inKhmer } from '../../rules/language.ts';
import { numberRange } from '../../rules/text.ts';
import { webUrl } from '../../rules/web-address.ts';
import {
  bilingual,
  bilingualWithTexts,
  type CollectionField,
  type CollectionFieldOptions,
  field,
  fieldWithTexts,
  type Hint,
  keysOf,
  type Text,
} from './collection-field.ts';

const languages = { en: [inEnglish], km: [inKhmer] };

export const title = () =>
  bilingual('title', 'text', { ...languages, max: NAME_MAX, required: 'draft', column: 'shown', sort: true });

export const name = () =>
  bilingual('name', 'text', { ...languages, max: NAME_MAX, required: 'draft', column: 'shown', sort: true });

/** What may be said of a field whose texts are its own. */
type Options = Omit<CollectionFieldOptions, 'texts' | 'hint'>;

export const summary = (options: Options = {}) =>
  bilingualWithTexts('summary', 'textarea', { ...languages, ...options }, keysOf('summary', 'summary'));

export const body = (options: Options = {}) =>
  bilingualWithTexts('body', 'rich_text', { ...languages, ...options }, keysOf('body'));

/** A picture on top with its description in both languages. */
export const cover = (): CollectionField[] => [
  field('cover', 'image', { hint: true, alt: ['cover_alt', 'cover_alt_kh'] }),
  ...bilingual('cover_alt', 'text', { ...languages, hint: true }),
];

export const category = (taxonomy: string, options: Options = {}) =>
  fieldWithTexts(
    'category',
    'term',
    { taxonomy, column: 'shown', filter: true, required: 'publication', ...options },
    keysOf('category'),
  );

export const organiser = () =>
  field('organiser', 'reference', { targets: ['stakeholder'], column: 'shown', filter: true, hint: true });

export const province = () => field('province_code', 'province', { column: 'offered', filter: true });

export const position = () =>
  number(
    'position',
    { min: 0, max: 9_999 },
    { texts: 'position_order', hint: 'position_order', column: 'shown', sort: true },
  );

/** What may be said of a field, with the names of its texts. */
type Named = Options & { texts: Text; hint?: Hint };

export const url = (name: string, { texts, hint, ...options }: Named) =>
  fieldWithTexts(name, 'url', { rules: [webUrl], ...options }, keysOf(texts, hint));

export const number = (
  name: string,
  range: { min: number; max: number },
  { texts, hint, ...options }: Named,
): CollectionField =>
  fieldWithTexts(
    name,
    'number',
    { range, rules: [numberRange(range.min, range.max)], ...options },
    keysOf(texts, hint),
  );

export const tags = () => field('tags', 'tags', { hint: true, column: 'offered', filter: true });
