import { wellFormed } from '#shared/format/well-formed.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { CALLING_CODE } from '../../country/chosen/facts.ts';
import { parseCalendarDate } from '../../format/calendar.ts';
import { latinDigits } from '../../format/digits.ts';
import { normaliseEmail } from '../../rules/email.ts';
import { splitCallingCode, toE164 } from '../../rules/phone.ts';
import { isBlank } from '../../rules/rule.ts';
import { telegramAddress, telegramUrl } from '../../rules/social.ts';
import { parseTime } from '../../rules/time.ts';
import { normaliseWebUrl, optionalUrl } from '../../rules/web-address.ts';
import type { SubjectKind } from '../subject-kinds.ts';
import { CALLING_CODES } from './calling-codes.ts';
import { fieldsOf } from './forms.ts';
import { type FieldValue, type ListingField, type ListingValues, takesMany } from './listing-field.ts';

const CODES = CALLING_CODES.map(({ code }) => code);

/** Text of a value whatever came; a list gives its first entry. */
export function textOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

/** The entries of a value whatever came, without blanks and repetitions. */
export function listFrom(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : [value];
  return [
    ...new Set(entries.filter((entry): entry is string => typeof entry === 'string' && !isBlank(entry))),
  ];
}

/** The same as choices: the spaces around one do not make it another. */
export const choicesFrom = (value: unknown): string[] => [
  ...new Set(listFrom(value).map((entry) => entry.trim())),
];

/** As typed, but for what no text can hold and no store keeps: U+0000 and halves of surrogate pairs. */
function storable<T extends FieldValue>(value: T): T {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is removed
  const keep = (text: string) => wellFormed(text).replace(/\u0000/g, '');
  return (Array.isArray(value) ? value.map(keep) : keep(value)) as T;
}

/**
 * Values exactly as typed, without fields that the form does not have: what a draft keeps. A field that was emptied
 * stays as an empty value, so that it can replace an earlier one.
 */
export function typedValues(kind: SubjectKind, raw: Readonly<Record<string, unknown>>): ListingValues {
  const values: ListingValues = {};
  for (const { name, input } of fieldsOf(kind)) {
    if (raw[name] === undefined) continue;
    values[name] = storable(takesMany(input) ? listFrom(raw[name]) : textOf(raw[name]));
  }
  return values;
}

/**
 * Values as they are stored with a request: text in its storage form, numbers in 0-9, dates as YYYY-MM-DD, phones as
 * E.164, addresses with their scheme. What cannot be read stays as typed, for its rule to refuse. Empty ones are left
 * out, so that two rounds compare by what they say. Idempotent.
 */
export function cleanValues(kind: SubjectKind, raw: Readonly<Record<string, unknown>>): ListingValues {
  return inOrder(kind, cleanFields(fieldsOf(kind), raw));
}

/** The same for some fields on their own, without what belongs together being made to fit. */
export function cleanFields(
  fields: readonly ListingField[],
  raw: Readonly<Record<string, unknown>>,
): ListingValues {
  const country = textOf(raw.country_code) || CALLING_CODE;
  const values: ListingValues = {};
  for (const field of fields) {
    const value = storable(cleanValue(field, raw[field.name], country));
    if (value.length > 0) values[field.name] = value;
  }
  // The code that was typed in front of the number counts, not the one that stood beside it.
  const split = splitCallingCode(textOf(values.phone), country, CODES);
  if (split && fields.some(({ name }) => name === 'country_code')) values.country_code = split.code;
  for (const { name, twin, eitherScript } of fields) {
    if (eitherScript && twin && fields.some((field) => field.name === twin)) inItsScript(values, name, twin);
  }
  return values;
}

/** A text typed into the field of the other script goes to its own, where that one has room. */
function inItsScript(values: ListingValues, latin: string, khmer: string): void {
  const [one, other] = [textOf(values[latin]), textOf(values[khmer])];
  const isKhmer = (text: string) => /\p{Script=Khmer}/u.test(text);
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && !isKhmer(text);
  const misplaced = isKhmer(one) ? !other || isLatin(other) : !one && isLatin(other);
  if (!misplaced) return;
  for (const [name, text] of [
    [latin, other],
    [khmer, one],
  ] as const) {
    if (text) values[name] = text;
    else delete values[name];
  }
}

function cleanValue(field: ListingField, raw: unknown, country: string): FieldValue {
  if (takesMany(field.input)) return choicesFrom(raw);
  const typed = textOf(raw);
  if (isBlank(typed)) return '';
  switch (field.input) {
    case 'textarea':
      return cleanText(typed);
    case 'email':
      return normaliseEmail(cleanText(typed));
    case 'phone':
      return toE164(typed, field.name === 'phone' ? country : CALLING_CODE) ?? typed.trim();
    case 'url':
      // Where the scheme is asked for, it is not put there for whoever leaves it out.
      if (field.rules.includes(optionalUrl) && optionalUrl(typed)) return typed.trim();
      if (field.rules.includes(telegramUrl))
        return telegramAddress(typed) ?? normaliseWebUrl(typed) ?? typed.trim();
      return normaliseWebUrl(typed) ?? typed.trim();
    case 'number':
    case 'year':
      return latinDigits(typed.trim()).replaceAll(',', '');
    case 'money':
      return latinDigits(typed.trim()).replace(/[, ]/g, '');
    case 'date':
      return parseCalendarDate(typed) ?? typed.trim();
    case 'time':
      return parseTime(typed) ?? typed.trim();
    default:
      return cleanText(typed).replace(/\s*\n\s*/g, ' ');
  }
}

/** What belongs together is made to fit: a code without its phone goes, amounts have a currency. */
function inOrder(kind: SubjectKind, values: ListingValues): ListingValues {
  if (kind === 'investor' && (values.ticket_min || values.ticket_max)) {
    values.ticket_currency = textOf(values.ticket_currency) || 'USD';
  } else delete values.ticket_currency;
  if (values.price) values.currency = textOf(values.currency) || 'USD';
  else delete values.currency;
  if (!values.phone) delete values.country_code;
  return values;
}
