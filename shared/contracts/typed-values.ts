import { z } from 'zod';
import { type FieldInput, type ListingField, takesMany } from '../domain/listing/field.ts';
import { describedAs } from './described.ts';

/** Nothing longer is even looked at; how long a field may be is said by its description. */
const LONGEST_VALUE = 40_000;
/** Most entries of a list that are looked at. */
const LONGEST_LIST = 100;

export const oneText = z.string().max(LONGEST_VALUE);

/** One value as reads answer it: a text, a count, yes or no, nothing, or an entry of a master list. */
const sentValue = z.union([
  oneText,
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ slug: oneText }),
  z.object({ code: oneText }),
]);
type Sent = z.infer<typeof sentValue>;

function asTyped(value: Sent): string {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'object') return 'slug' in value ? value.slug : value.code;
  return String(value);
}

/** A value of a form however a client holds it; what comes of it is what a person would have typed. */
export const typedValue = z
  .union([sentValue, z.array(sentValue).max(LONGEST_LIST)])
  .transform((value): string | string[] => (Array.isArray(value) ? value.map(asTyped) : asTyped(value)));

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

/** The rule of a field as OpenAPI says it (B.78). */
function described(field: ListingField): Record<string, unknown> {
  const list = field.taxonomy ? `slug of the master list ${field.taxonomy}` : '';
  const needed = field.required && !field.twin ? 'needed before it goes to the desk' : '';
  const note = [list, needed, inEither(field)].filter(Boolean).join('; ');
  const description = note ? { description: note } : {};
  const choices = field.choices ? { enum: field.choices.map(({ value }) => value) } : {};
  if (takesMany(field.input))
    return { type: ['array', 'null'], items: { type: 'string', ...choices }, ...description };
  const length = CHOSEN.includes(field.input) || FORMATS[field.input] ? {} : { maxLength: field.max };
  return { type: ['string', 'null'], ...length, ...choices, ...FORMATS[field.input], ...description };
}

/** What holds of a text in two languages. */
function inEither({ required, lang, twin }: ListingField): string {
  if (!twin) return '';
  const other = `\`${twin}\` says the same in ${lang === 'km' ? 'English' : 'Khmer'}`;
  return required ? `${other}; at least one of the two is required` : other;
}

/**
 * The fields of forms, as typed. What a kind asks for and how it must look is decided by the description in
 * shared/domain/listing-form.ts, which also says which fields a kind has.
 */
export const shapeOf = (fields: readonly ListingField[]) =>
  Object.fromEntries(
    fields.map((field) => [field.name, describedAs(typedValue, described(field)).optional()]),
  );
