import type { NamesOf } from '#shared/i18n/keys.ts';
import { NAME_MAX } from '../../constants.ts';
import { CURRENCY } from '../../country/chosen/facts.ts';
import { date, startDateTodayOrLater } from '../../rules/date.ts';
import { inEnglish, inKhmer } from '../../rules/language.ts';
import { numberRange } from '../../rules/text.ts';
import { time } from '../../rules/time.ts';
import { webUrl } from '../../rules/web-address.ts';
import type { OptionsWith, WithTexts } from '../field-texts.ts';
import {
  type FieldInput,
  type FieldOptions,
  field,
  fieldWithTexts,
  inBoth,
  type ListingField,
} from '../listing/listing-field.ts';
import { contactFields } from '../listing/listing-field-sets.ts';

const MOST_PEOPLE = 100_000;

type Text = NamesOf<'suggestion:field.', '.label'>;
type Hint = NamesOf<'suggestion:field.', '.hint'>;

/** A field with texts of its own under `suggestion:field`. */
function own<const N extends string, const O extends FieldOptions = FieldOptions>(
  name: N,
  input: FieldInput,
  ...[options]: OptionsWith<O, WithTexts<N, O, Text, Hint>>
): ListingField {
  const texts = (options?.texts ?? name) as Text & Hint;
  return fieldWithTexts(name, input, options ?? {}, {
    labelKey: `suggestion:field.${texts}.label`,
    hintKey: options?.hint ? `suggestion:field.${texts}.hint` : null,
  });
}

/** Names that have texts in English, hints included, and in Khmer. */
type BothTexts = { [T in Text & Hint]: `${T}_kh` extends Text ? T : never }[Text & Hint];

/** The same text in both languages, side by side; one of them may be left out. */
function both(
  name: string,
  input: 'text' | 'textarea',
  { texts, ...options }: Omit<FieldOptions, 'texts' | 'hint'> & { texts: BothTexts },
): ListingField[] {
  const { required: _required, ...khmer } = options;
  return inBoth(
    own(name, input, { ...options, texts, hint: true, lang: 'en', rules: [inEnglish] }),
    own(`${name}_kh`, input, {
      ...khmer,
      texts: `${texts}_kh`,
      lang: 'km',
      rules: [inKhmer],
      beside: name,
    }),
  );
}

/** What is suggested, by which names it goes and who runs it. */
export const nameFields = (kind: 'program' | 'event') => [
  ...both('title', 'text', { required: true, max: NAME_MAX, texts: `${kind}_title` }),
  own('organiser', 'organisation', { required: true, max: NAME_MAX, hint: true }),
  own('category', 'select', { required: true, taxonomy: `${kind}_category` }),
];

export const textFields = (kind: 'program' | 'event') => [
  ...both('summary', 'textarea', { required: true, texts: `${kind}_summary` }),
  ...both('description', 'textarea', { max: 5_000, texts: 'description' }),
];

/** The picture on top, described for those who do not see it. The one picture of a form is `logo` everywhere. */
export const coverFields = [
  own('logo', 'image', { hint: true, texts: 'cover' }),
  ...both('cover_alt', 'text', { texts: 'cover_alt' }),
];

export const audienceFields = [
  field('stage', 'multiselect', { taxonomy: 'stage', texts: 'stage_served' }),
  field('sector', 'multiselect', { taxonomy: 'sector' }),
  ...both('eligibility', 'textarea', { texts: 'eligibility' }),
];

/** Programs may run without an end; what begins, begins today or later. */
export const programDateFields = [
  own('opens_on', 'date', { rules: [startDateTodayOrLater], hint: true }),
  own('closes_on', 'date', { rules: [date], hint: true }),
];

export const programJoinFields = [
  own('apply_url', 'url', { required: true, rules: [webUrl], hint: true }),
  own('cohort_size', 'number', { rules: [numberRange(1, MOST_PEOPLE)], hint: true }),
  own('province_code', 'province', { hint: true }),
];

/** Date and time as the clock of the country shows them. */
export const eventTimeFields = [
  own('starts_on', 'date', { required: true, rules: [startDateTodayOrLater] }),
  own('starts_time', 'time', { required: true, rules: [time], hint: true, beside: 'starts_on' }),
  own('ends_on', 'date', { rules: [date], hint: true }),
  own('ends_time', 'time', { required: true, rules: [time], beside: 'ends_on' }),
];

export const eventPlaceFields = [
  own('place', 'radio', {
    required: true,
    choices: [
      { value: 'in_person', name: 'In person', name_kh: 'ចូលរួមផ្ទាល់' },
      { value: 'online', name: 'Online', name_kh: 'តាមអនឡាញ' },
    ],
  }),
  ...both('venue', 'text', { max: NAME_MAX, texts: 'venue' }),
  own('address', 'text', { hint: true }),
  own('province_code', 'province', { texts: 'event_province', hint: true }),
  own('online_url', 'url', { rules: [webUrl], hint: true }),
];

export const eventJoinFields = [
  own('register_url', 'url', { rules: [webUrl], hint: true }),
  own('capacity', 'number', { rules: [numberRange(1, MOST_PEOPLE)] }),
  own('currency', 'currency', {
    choices: [
      { value: 'USD', name: 'USD', name_kh: 'USD' },
      { value: CURRENCY.code, name: CURRENCY.code, name_kh: CURRENCY.code },
    ],
  }),
  own('price', 'money', { hint: true, currency: 'currency' }),
];

/** Who suggests it: as on the listing form, without what only the owner of a page has to tell. */
export const suggesterFields = contactFields
  .filter(({ name }) => name !== 'requester_phone')
  .map(
    (one): ListingField =>
      one.name === 'requester_email'
        ? { ...one, hintKey: 'suggestion:field.requester_email.hint' as const }
        : one.name === 'requester_role'
          ? { ...one, hintKey: 'suggestion:field.requester_role.hint' as const }
          : one,
  );

export const suggestionDeclaration = own('declaration', 'checkbox', { required: true, shown: 'desk' });
