import { z } from 'zod';
import { type FieldInput, type ListingField, takesMany } from '../domain/listing/listing-field.ts';
import { PROVINCES } from '../domain/provinces.ts';
import { describedAs } from './described.ts';
import { openToMore } from './open-to-more.ts';

/** Nothing longer is even looked at; how long a field may be is said by its description. */
const LONGEST_VALUE = 40_000;
/** Nothing that is chosen is longer: slugs, codes, ids. */
const LONGEST_CHOICE = 200;
/** Most entries of a list that are looked at. */
const LONGEST_LIST = 100;

const oneText = z.string().max(LONGEST_VALUE);

/** The id of a file that was sent before, beside the file itself. */
export const sentBefore = describedAs(oneText, { type: 'string', maxLength: LONGEST_CHOICE });

/** One value as reads answer it: a text, a count, yes or no, nothing, or an entry of a master list. */
const sentValue = z.union([
  oneText,
  z.number(),
  z.boolean(),
  z.null(),
  openToMore(z.object({ slug: oneText })),
  openToMore(z.object({ code: oneText })),
]);
type Sent = z.infer<typeof sentValue>;

function asTyped(value: Sent): string {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'object') return 'slug' in value ? value.slug : value.code;
  return String(value);
}

/** A value of a form however a client holds it; what comes of it is what a person would have typed. */
const typedValue = z
  .union([sentValue, z.array(sentValue).max(LONGEST_LIST)])
  .transform((value): string | string[] => (Array.isArray(value) ? value.map(asTyped) : asTyped(value)));

/** Yes or no, as forms and as programs say it. */
export const yesOrNo = describedAs(typedValue, {
  type: ['boolean', 'string', 'null'],
  maxLength: LONGEST_CHOICE,
  description: 'true or `yes`; false, null or empty',
});

/** An entry of a master list by its slug, or the entry itself. */
export const termOf = (list: string) =>
  describedAs(typedValue, {
    type: ['string', 'object', 'null'],
    maxLength: LONGEST_CHOICE,
    description: `slug of the master list ${list}, or an entry of it`,
  });

/** How JSON Schema calls what a field holds, beyond that it is text. */
const FORMATS: Partial<Record<FieldInput, object>> = {
  email: { format: 'email' },
  url: { format: 'uri' },
  date: { format: 'date' },
  number: { type: ['integer', 'string', 'null'] },
  year: { type: ['integer', 'string', 'null'] },
  money: { type: ['number', 'string', 'null'] },
  checkbox: { type: ['boolean', 'string', 'null'] },
};
const CHOSEN: readonly FieldInput[] = ['select', 'radio', 'province', 'currency', 'calling_code', 'image'];

/** The rule of a field as OpenAPI says it. */
function described(field: ListingField): Record<string, unknown> {
  const list = field.taxonomy ? `slug of the master list ${field.taxonomy}` : '';
  const needed = field.required && !field.twin ? 'needed before it goes to the desk' : '';
  const note = [list, needed, inEither(field)].filter(Boolean).join('; ');
  const description = note ? { description: note } : {};
  const choices = field.choices ? { enum: field.choices.map(({ value }) => value) } : placesOf(field);
  if (takesMany(field.input))
    return {
      type: ['array', 'null'],
      items: { type: 'string', maxLength: LONGEST_CHOICE, ...choices },
      ...description,
    };
  const longest = CHOSEN.includes(field.input) ? LONGEST_CHOICE : field.max;
  const format = FORMATS[field.input];
  const length = format && 'format' in format ? {} : { maxLength: format ? LONGEST_CHOICE : longest };
  return { type: ['string', 'null'], ...length, ...choices, ...format, ...description };
}

const placesOf = ({ input }: ListingField) =>
  input === 'province' || input === 'provinces' ? { enum: PROVINCES.map(({ code }) => code) } : {};

/** What holds of a text in two languages. */
function inEither({ required, lang, twin }: ListingField): string {
  if (!twin) return '';
  const other = `\`${twin}\` says the same in ${lang === 'km' ? 'English' : 'Khmer'}`;
  return required ? `${other}; at least one of the two is required` : other;
}

/**
 * The fields of forms, as typed. What a kind asks for and how it must look is decided by the description in
 * shared/domain/listing/forms.ts, which also says which fields a kind has.
 */
export const shapeOf = (fields: readonly ListingField[]) =>
  Object.fromEntries(
    fields.map((field) => [field.name, describedAs(typedValue, described(field)).optional()]),
  );
