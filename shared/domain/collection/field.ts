import type { TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RICH_TEXT_MAX, SHORT_TEXT_MAX, SUMMARY_MAX, URL_MAX } from '../../constants.ts';
import type { Rule } from '../../rules/rule.ts';

/** How a field is asked for. The form chooses the control, the server the way to read and store the value. */
export type CollectionInput =
  | 'text'
  | 'textarea'
  | 'rich_text'
  | 'lines'
  | 'url'
  | 'video'
  | 'slug'
  | 'number'
  | 'money'
  | 'moment'
  | 'select'
  | 'switch'
  | 'term'
  | 'terms'
  | 'reference'
  | 'province'
  | 'tags'
  | 'image'
  | 'file';

/**
 * One value as it is sent, kept with a revision and written into a CSV: text, or a list for fields with many choices.
 * Empty is `''` or `[]`. Switches are `yes` or empty, numbers and amounts are typed (`1250.50`), moments are ISO 8601,
 * terms their slug, references and files their id.
 */
export type RecordValue = string | string[];
export type RecordValues = Record<string, RecordValue>;

/** What a reference may point at. */
export type ReferenceTarget = 'stakeholder' | 'program' | 'event' | 'resource' | 'blog_page' | 'file_page';

export interface CollectionField {
  /** Name in the API, in revisions, in the CSV and of the input. */
  name: string;
  input: CollectionInput;
  /** Language of the text itself; null where it is in none. */
  lang: Language | null;
  /** The field that says the same in the other language: one of the two is enough where the text is required. */
  twin: string | null;
  /** `draft`: nothing is kept without it; `publication`: asked for before the public sees the record. */
  required: 'no' | 'draft' | 'publication';
  /** Longest value in grapheme clusters, of rich text without its tags; null for what is not typed. */
  max: number | null;
  /** Bounds of a number. */
  range: { min: number; max: number } | null;
  /** Checks of the value as typed, beyond required, length and choice. */
  rules: readonly Rule[];
  /** The master list of `term` and `terms`: a kind of taxonomy_term. */
  taxonomy: string | null;
  /** The values of a `select`, in order. */
  options: readonly string[];
  /** Targets of a `reference`; with `targetField` the value of that field names the one that counts. */
  targets: readonly ReferenceTarget[];
  targetField: string | null;
  /** Of a `money` field: the field that holds its currency. */
  currencyField: string | null;
  /** Of an `image`: the fields of its description in English and Khmer, drawn together with it. */
  alt: readonly [en: string, km: string] | null;
  /** Asked for only while this field has one of these values. */
  when: { field: string; is: readonly string[] } | null;
  /** Column of the list: shown at first, offered, or none. */
  column: 'shown' | 'offered' | 'none';
  filter: boolean;
  sort: boolean;
  /** Given once when the record is made, since addresses and other records hold on to it. */
  fixed: boolean;
  labelKey: TextKey;
  hintKey: TextKey | null;
  /** Where the texts of the options are: `<optionsKey>.<value>`. */
  optionsKey: string | null;
}

export interface CollectionFieldOptions
  extends Partial<
    Omit<CollectionField, 'name' | 'input' | 'labelKey' | 'hintKey' | 'optionsKey' | 'twin' | 'lang'>
  > {
  /** Entry of `fields` in collection-fields.json when it is not the field's own name. */
  texts?: string;
  hint?: boolean;
  /** Entry of `options` in collection-fields.json when it is not the field's own name. */
  optionTexts?: string;
}

const LONGEST: Partial<Record<CollectionInput, number>> = {
  text: SHORT_TEXT_MAX,
  slug: 80,
  textarea: SUMMARY_MAX,
  lines: 2_000,
  rich_text: RICH_TEXT_MAX,
  url: URL_MAX,
  video: URL_MAX,
};

/** Describes one field; texts are `collection-fields:fields.<name>.label` and, with `hint`, `.hint`. */
export function field(
  name: string,
  input: CollectionInput,
  options: CollectionFieldOptions = {},
): CollectionField {
  const { texts = name, hint = false, optionTexts = name, ...rest } = options;
  const key = `collection-fields:fields.${texts}`;
  return {
    name,
    input,
    lang: null,
    twin: null,
    required: 'no',
    max: LONGEST[input] ?? null,
    range: null,
    rules: [],
    taxonomy: null,
    options: [],
    targets: [],
    targetField: null,
    currencyField: null,
    alt: null,
    when: null,
    column: 'none',
    filter: false,
    sort: false,
    fixed: false,
    ...rest,
    labelKey: `${key}.label` as TextKey,
    hintKey: hint ? (`${key}.hint` as TextKey) : null,
    optionsKey: input === 'select' ? `collection-fields:options.${optionTexts}` : null,
  };
}

/**
 * A text in both languages: `x` in English and `x_kh` in Khmer, side by side in the form. Where it is required, one of
 * them is enough: what is written in one language alone is public in it, and the list says that the other is missing.
 */
export function bilingual(
  name: string,
  input: 'text' | 'textarea' | 'rich_text' | 'lines',
  {
    en = [],
    km = [],
    ...options
  }: CollectionFieldOptions & { en?: readonly Rule[]; km?: readonly Rule[] } = {},
): CollectionField[] {
  const khmer = `${name}_kh`;
  const { required = 'no', column = 'none', sort = false, ...both } = options;
  const texts = both.texts ?? name;
  return [
    { ...field(name, input, { ...both, texts, required, column, sort, rules: en }), lang: 'en', twin: khmer },
    { ...field(khmer, input, { ...both, texts, required, column, sort, rules: km }), lang: 'km', twin: name },
  ];
}

const MANY: readonly CollectionInput[] = ['terms', 'tags'];

/** Whether the value is a list. */
export function takesMany(input: CollectionInput): boolean {
  return MANY.includes(input);
}

/** Key of the text of an option of a `select`. */
export function optionKey(field: CollectionField, value: string): TextKey {
  return `${field.optionsKey}.${value}` as TextKey;
}
