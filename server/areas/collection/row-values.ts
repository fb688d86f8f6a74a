import { emptyValue, listFrom, textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type {
  CollectionField,
  RecordValue,
  RecordValues,
} from '#shared/domain/collection/collection-field.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { isEmptyRichText, sanitiseRichText } from '../publication/rich-text.ts';
import { columnName, type Row, type Store } from './collection-store.ts';
import type { Terms } from './terms.ts';

/** The values of a row as they are sent, shown in forms and kept with revisions. */
export function valuesOf(collection: Collection, store: Store, row: Row, terms: Terms): RecordValues {
  return Object.fromEntries(
    fieldsOf(collection).map((field) => [
      field.name,
      keptValue(field, row[columnName(store, field)], row, terms),
    ]),
  );
}

function keptValue(field: CollectionField, kept: unknown, row: Row, terms: Terms): RecordValue {
  if (kept === null || kept === undefined) return emptyValue(field);
  switch (field.input) {
    case 'moment':
      return (kept as Date).toISOString();
    case 'switch':
      return kept === true ? 'yes' : '';
    case 'money':
      return kept === 0 ? '' : amount(Number(kept), String(row[field.currencyField ?? ''] ?? 'USD'));
    case 'term':
      return terms.byId(kept)?.slug ?? '';
    case 'terms':
    case 'tags':
      return kept as string[];
    default:
      return String(kept);
  }
}

const amount = (minor: number, currency: string): string => String(minor / 10 ** minorDigits(currency));

/** The columns that hold these cleaned, checked values. Rich text is sanitised here, whatever its way in was. */
export function columnsFor(
  collection: Collection,
  store: Store,
  values: RecordValues,
  terms: Terms,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const field of fieldsOf(collection)) {
    const value = values[field.name];
    if (value === undefined) continue;
    const name = columnName(store, field);
    columns[name] = kept(field, value, values, terms, store.columns[name]!.notNull);
  }
  return columns;
}

function kept(
  field: CollectionField,
  value: RecordValue,
  values: RecordValues,
  terms: Terms,
  notNull: boolean,
): unknown {
  const text = textOf(value);
  switch (field.input) {
    case 'terms':
    case 'tags':
      return listFrom(value);
    case 'switch':
      return text === 'yes';
    case 'number':
      return text === '' ? (notNull ? 0 : null) : Number(text);
    case 'money':
      return parseMoney(text, textOf(values[field.currencyField ?? '']) || 'USD') ?? 0;
    case 'moment':
      return text === '' ? null : new Date(text);
    case 'term':
      return terms.bySlug(field.taxonomy ?? '', text)?.id ?? null;
    case 'rich_text':
      return cleanRichText(text);
    case 'province':
    case 'reference':
    case 'image':
    case 'file':
      return text === '' ? null : text;
    default:
      return text;
  }
}

/** Rich text as it is kept; one that shows nothing is nothing. */
export function cleanRichText(html: string): string {
  const clean = sanitiseRichText(html).trim();
  return isEmptyRichText(clean) ? '' : clean;
}
