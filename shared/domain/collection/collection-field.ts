import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RICH_TEXT_MAX, SHORT_TEXT_MAX, SUMMARY_MAX, URL_MAX } from '../../constants.ts';
import { CURRENCY, TIME_ZONE } from '../../country/chosen/facts.ts';
import type { Rule } from '../../rules/rule.ts';
import type { OptionsWith, WithTexts } from '../field-texts.ts';
import { keyOfOption } from './option-texts.ts';

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
  /** The texts of the options of a `select`, by their values. */
  optionKeys: Readonly<Record<string, TextKey>>;
}

export interface CollectionFieldOptions
  extends Partial<
    Omit<CollectionField, 'name' | 'input' | 'labelKey' | 'hintKey' | 'optionKeys' | 'twin' | 'lang'>
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

/** Names that have a label in collection-fields.json, and those that have a hint as well. */
export type Text = NamesOf<'collection-fields:fields.', '.label'>;
export type Hint = NamesOf<'collection-fields:fields.', '.hint'>;
type Keys = Pick<CollectionField, 'labelKey' | 'hintKey'>;

/** The keys of a field whose texts are known to be there. */
export const keysOf = (texts: Text, hint: Hint | null = null): Keys => ({
  labelKey: `collection-fields:fields.${texts}.label`,
  hintKey: hint && `collection-fields:fields.${hint}.hint`,
});

/** Refuses options of a `select` that have no text. */
type WithOptionTexts<N, O> = O extends { options: readonly (infer Value extends string)[] }
  ? (O extends { optionTexts: infer T extends string } ? T : N) extends infer Of extends string
    ? [Value] extends [NamesOf<`collection-fields:options.${Of}.`, ''>]
      ? unknown
      : { options: never }
    : never
  : unknown;

/** Describes one field; texts are `collection-fields:fields.<name>.label` and, with `hint`, `.hint`. */
export function field<
  const N extends string,
  const O extends CollectionFieldOptions = CollectionFieldOptions,
>(
  name: N,
  input: CollectionInput,
  ...[options]: OptionsWith<O, WithTexts<N, O, Text, Hint> & WithOptionTexts<N, O>>
): CollectionField {
  const { texts = name, hint = false, ...rest } = options ?? {};
  return fieldWithTexts(name, input, rest, keysOf(texts as Text, hint ? (texts as Hint) : null));
}

/** A field whose texts are given. */
export function fieldWithTexts(
  name: string,
  input: CollectionInput,
  { optionTexts = name, ...rest }: Omit<CollectionFieldOptions, 'texts' | 'hint'>,
  keys: Keys,
): CollectionField {
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
    ...keys,
    optionKeys: keysOfOptions(optionTexts, rest.options ?? []),
  };
}

const OF_THE_COUNTRY: ReadonlySet<string> = new Set([CURRENCY.code, TIME_ZONE]);

/** A value that is another one in each country: its text stands under `own`. */
export const ownValue = (value: string) => value as 'own';

const keysOfOptions = (of: string, values: readonly string[]): Record<string, TextKey> =>
  Object.fromEntries(
    values.flatMap((value) => {
      const key = keyOfOption(of, OF_THE_COUNTRY.has(value) ? 'own' : value);
      return key ? [[value, key]] : [];
    }),
  );

interface BothRules {
  /** Rules of the English and of the Khmer text. */
  en?: readonly Rule[];
  km?: readonly Rule[];
}
type BilingualInput = 'text' | 'textarea' | 'rich_text' | 'lines';

/**
 * A text in both languages: `x` in English and `x_kh` in Khmer, side by side in the form. Where it is required, one of
 * them is enough: what is written in one language alone is public in it, and the list says that the other is missing.
 */
export function bilingual<
  const N extends string,
  const O extends CollectionFieldOptions & BothRules = CollectionFieldOptions & BothRules,
>(
  name: N,
  input: BilingualInput,
  ...[options]: OptionsWith<O, WithTexts<N, O, Text, Hint>>
): CollectionField[] {
  const { texts = name, hint = false, ...rest } = options ?? {};
  return bilingualWithTexts(name, input, rest, keysOf(texts as Text, hint ? (texts as Hint) : null));
}

/** The same with texts that are given. */
export function bilingualWithTexts(
  name: string,
  input: BilingualInput,
  { en = [], km = [], ...options }: Omit<CollectionFieldOptions, 'texts' | 'hint'> & BothRules,
  keys: Keys,
): CollectionField[] {
  const khmer = `${name}_kh`;
  return [
    { ...fieldWithTexts(name, input, { ...options, rules: en }, keys), lang: 'en', twin: khmer },
    { ...fieldWithTexts(khmer, input, { ...options, rules: km }, keys), lang: 'km', twin: name },
  ];
}

const MANY: readonly CollectionInput[] = ['terms', 'tags'];

/** Whether the value is a list. */
export function takesMany(input: CollectionInput): boolean {
  return MANY.includes(input);
}

/** Key of the text of an option of a `select`. A value that is no option any more says nothing. */
export function optionKey(field: CollectionField, value: string): TextKey {
  return field.optionKeys[value] ?? 'common:not_provided';
}
