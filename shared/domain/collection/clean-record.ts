import { cleanText } from '#shared/khmer/clean-text.ts';
import { TIME_ZONE } from '../../country/chosen/facts.ts';
import { latinDigits } from '../../format/digits.ts';
import { isBlank } from '../../rules/rule.ts';
import { normaliseWebUrl } from '../../rules/web-address.ts';
import { choicesFrom, listFrom, textOf } from '../listing/clean-answers.ts';
import { type Collection, fieldsOf } from './collection.ts';
import { type CollectionField, type RecordValue, type RecordValues, takesMany } from './collection-field.ts';
import { parseMoment } from './moment.ts';

export { listFrom, textOf };

/** The empty value of a field. */
export const emptyValue = (field: CollectionField): RecordValue => (takesMany(field.input) ? [] : '');

/** A record with nothing in it, but for what a form begins with. */
export function emptyValues(collection: Collection): RecordValues {
  return Object.fromEntries(
    fieldsOf(collection).map((field) => [field.name, FIRST[field.name] ?? emptyValue(field)]),
  );
}

const FIRST: Record<string, RecordValue> = {
  time_zone: TIME_ZONE,
  currency: 'USD',
  active: 'yes',
  position: '0',
};

/**
 * Values as they are kept: text in its storage form, numbers in 0-9, moments as ISO 8601, addresses with their scheme.
 * Only fields the collection has and that were sent; what cannot be read stays as typed, for its rule to refuse.
 * Idempotent.
 */
export function cleanValues(collection: Collection, raw: Readonly<Record<string, unknown>>): RecordValues {
  const values: RecordValues = {};
  for (const field of fieldsOf(collection)) {
    if (raw[field.name] !== undefined) values[field.name] = cleanValue(field, raw[field.name]);
  }
  return values;
}

function cleanValue(field: CollectionField, raw: unknown): RecordValue {
  if (field.input === 'tags') return [...new Set(listFrom(raw).map(oneLine))];
  if (takesMany(field.input)) return choicesFrom(raw);
  const typed = textOf(raw);
  if (isBlank(typed)) return '';
  switch (field.input) {
    case 'textarea':
      return cleanText(typed);
    case 'lines':
      return cleanText(typed)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !isBlank(line))
        .join('\n');
    case 'rich_text':
      return typed.trim();
    case 'url':
    case 'video':
      return normaliseWebUrl(typed) ?? typed.trim();
    case 'slug':
      return typed.trim().toLowerCase();
    case 'number':
      return plainNumber(typed.replaceAll(',', ''));
    case 'money':
      return plainNumber(typed.replace(/[, ]/g, ''));
    case 'moment':
      return parseMoment(typed) ?? typed.trim();
    case 'switch':
      return /^(?:yes|true|on|1)$/i.test(typed.trim()) ? 'yes' : '';
    case 'province':
      return latinDigits(typed.trim()).padStart(2, '0');
    case 'text':
      return oneLine(typed);
    default:
      return typed.trim();
  }
}

const oneLine = (text: string) => cleanText(text).replace(/\s*\n\s*/g, ' ');

/** `007` is 7, and an amount loses zeros that say nothing. */
function plainNumber(typed: string): string {
  const text = latinDigits(typed.trim());
  if (!/^\d+(?:\.\d+)?$/.test(text)) return text;
  const [whole = '0', part = ''] = text.split('.');
  const decimals = part.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals ? `.${decimals}` : ''}`;
}

/** Whether two values say the same. */
export function sameValue(one: RecordValue | undefined, other: RecordValue | undefined): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '') || (isEmpty(one) && isEmpty(other));
}

export function isEmpty(value: RecordValue | undefined): boolean {
  return value === undefined || (Array.isArray(value) ? value.length === 0 : isBlank(value));
}

/** Names of the fields whose values differ, in the order of the form. */
export function changedFields(collection: Collection, before: RecordValues, after: RecordValues): string[] {
  return fieldsOf(collection).flatMap(({ name }) => (sameValue(before[name], after[name]) ? [] : [name]));
}

/** What a record is called by its values, in the language it has. */
export function titleIn({ title }: Collection, values: Readonly<Record<string, unknown>>): string {
  return textOf(values[title]) || textOf(values[`${title}_kh`]);
}
