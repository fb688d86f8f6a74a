import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { listFrom, textOf } from '#shared/domain/listing/clean-answers.ts';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import { type ListingField, type ListingValues, takesMany } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { parseMoney } from '#shared/rules/money.ts';
import { placeIn, putAt } from '../stakeholder/field-place.ts';
import type { StakeholderInput } from '../stakeholder/stakeholder-record.ts';

/**
 * The record that the values of an approved request make. Everything the form asks is named, also what is empty, so that the
 * same values can bring an older record of the request up to date.
 */
export function recordOfListing(kind: StakeholderKind, values: ListingValues): StakeholderInput {
  const page: StakeholderInput = {
    kind,
    ...shownName(kind, values),
    type_slug: null,
    terms: Object.fromEntries(TERM_FIELDS.map((field) => [field, []])),
    areas: [],
  };
  for (const field of fieldsOf(kind)) {
    if (field.shown === 'desk' || NAMES.includes(field.name)) continue;
    const place = placeIn(kind, field.name);
    const value = values[field.name];
    putAt(page, place, place.part === 'terms' ? listFrom(value) : storedValue(field, values));
  }
  return page;
}

/** What the page is called is worked out from several fields; see `shownName`. */
const NAMES: readonly string[] = ['name', 'name_kh'];

/** What a field's column holds; null where the column may hold nothing. */
function storedValue(field: ListingField, values: ListingValues): unknown {
  if (takesMany(field.input)) return listFrom(values[field.name]);
  const text = textOf(values[field.name]);
  switch (field.input) {
    case 'number':
    case 'year':
      return text === '' ? null : Number(text);
    case 'date':
    case 'image':
    case 'province':
    case 'select':
      return text || null;
    case 'money':
      return parseMoney(text, textOf(values[field.currency!]) || CURRENCY);
    case 'currency':
      return text || CURRENCY;
    case 'calling_code':
      return text || CALLING_CODE;
    default:
      return text;
  }
}

const CURRENCY = 'USD';
