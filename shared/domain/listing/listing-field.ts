import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { SHORT_TEXT_MAX, SUMMARY_MAX } from '../../constants.ts';
import type { Rule } from '../../rules/rule.ts';
import type { OptionsWith, WithTexts } from '../field-texts.ts';

/**
 * How a field is asked for; `organisation` is a name that the directory may know. The page chooses the control, the
 * server the way to read the value.
 */
export type FieldInput =
  | 'text'
  | 'textarea'
  | 'organisation'
  | 'email'
  | 'phone'
  | 'calling_code'
  | 'url'
  | 'select'
  | 'radio'
  | 'multiselect'
  | 'province'
  | 'provinces'
  | 'languages'
  | 'number'
  | 'year'
  | 'date'
  | 'time'
  | 'money'
  | 'currency'
  | 'image'
  | 'checkbox';

/** Master lists a field can choose from; `stakeholder_type` are the nine fixed types. */
export type FieldTaxonomy =
  | 'sector'
  | 'industry'
  | 'business_model'
  | 'looking_at'
  | 'employee_range'
  | 'stage'
  | 'expertise'
  | 'interest'
  | 'investor_type'
  | 'investment_stage'
  | 'service'
  | 'program_category'
  | 'event_category'
  | 'funding_type'
  | 'stakeholder_type';

/** One of the few fixed answers of a field. */
export interface FieldChoice {
  value: string;
  name: string;
  name_kh: string;
}

/** One value of a form as it is sent and stored: text, or a list for fields with many choices. */
export type FieldValue = string | string[];
export type ListingValues = Record<string, FieldValue>;

export interface ListingField {
  /** Name in the API, in the draft, in the submission and of the input. */
  name: string;
  input: FieldInput;
  required: boolean;
  /** Longest value in grapheme clusters; only for typed text. */
  max: number;
  /** Language of the text itself, where it is not the reader's. */
  lang: Language | null;
  /** The field that says the same in the other language: one of the two is enough where the text is required. */
  twin: string | null;
  /** Whether a text in the script of its twin is kept there instead of being refused. */
  eitherScript: boolean;
  taxonomy: FieldTaxonomy | null;
  /** Fixed answers, where they come from no list. */
  choices: readonly FieldChoice[] | null;
  /** Of an amount: the field that says its currency. */
  currency: string | null;
  /** Checks of the value as typed, beyond required, length and choice. */
  rules: readonly Rule[];
  /** Token of the HTML `autocomplete` attribute. */
  autocomplete: string | null;
  labelKey: TextKey;
  hintKey: TextKey | null;
  /** Who sees the value once the page is there: everybody, signed-in members, or the desk alone. */
  shown: 'public' | 'members' | 'desk';
  /** Name of the field beside which this one stands on wide screens. */
  beside: string | null;
}

export interface FieldOptions {
  required?: boolean;
  max?: number;
  lang?: Language;
  taxonomy?: FieldTaxonomy;
  choices?: readonly FieldChoice[];
  currency?: string;
  rules?: readonly Rule[];
  autocomplete?: string;
  /** Entry of `fields.json` when it is not the field's own name. */
  texts?: string;
  hint?: boolean;
  shown?: ListingField['shown'];
  beside?: string;
}

/** Describes one field whose texts stand elsewhere than in `fields.json`. */
export function fieldWithTexts(
  name: string,
  input: FieldInput,
  options: Omit<FieldOptions, 'texts' | 'hint'>,
  keys: Pick<ListingField, 'labelKey' | 'hintKey'>,
): ListingField {
  return {
    name,
    input,
    required: options.required ?? false,
    max: options.max ?? (input === 'textarea' ? SUMMARY_MAX : SHORT_TEXT_MAX),
    lang: options.lang ?? null,
    twin: null,
    eitherScript: false,
    taxonomy: options.taxonomy ?? null,
    choices: options.choices ?? null,
    currency: options.currency ?? null,
    rules: options.rules ?? [],
    autocomplete: options.autocomplete ?? null,
    ...keys,
    shown: options.shown ?? 'public',
    beside: options.beside ?? null,
  };
}

/** Names that have a label in `fields.json`, and those that have a hint as well. */
export type FieldText = NamesOf<'fields:', '.label'>;
type FieldHint = NamesOf<'fields:', '.hint'>;

/** Describes one field; texts are `fields:<name>.label` and, with `hint`, `fields:<name>.hint`. */
export function field<const N extends string, const O extends FieldOptions = FieldOptions>(
  name: N,
  input: FieldInput,
  ...[options]: OptionsWith<O, WithTexts<N, O, FieldText, FieldHint>>
): ListingField {
  const texts = (options?.texts ?? name) as FieldText & FieldHint;
  return fieldWithTexts(name, input, options ?? {}, {
    labelKey: `fields:${texts}.label`,
    hintKey: options?.hint ? `fields:${texts}.hint` : null,
  });
}

/** A short text that people write in either script, whichever of its two fields they see first: a job title. */
export function inEitherScript(english: ListingField, khmer: ListingField): [ListingField, ListingField] {
  const [latin, native] = inBoth(english, khmer);
  return [{ ...latin, eitherScript: true }, native];
}

/** The same text in English and in Khmer. Where it is required, whoever writes one language has said enough. */
export function inBoth(english: ListingField, khmer: ListingField): [ListingField, ListingField] {
  const required = english.required || khmer.required;
  return [
    { ...english, required, twin: khmer.name },
    { ...khmer, required, twin: english.name },
  ];
}

const MANY: readonly FieldInput[] = ['multiselect', 'provinces', 'languages'];

/** Whether the value is a list. */
export function takesMany(input: FieldInput): boolean {
  return MANY.includes(input);
}
