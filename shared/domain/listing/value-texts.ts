import { formatDate } from '../../format/dates.ts';
import { formatMoney } from '../../format/format-money.ts';
import { formatInteger } from '../../format/numbers.ts';
import { formatPhone } from '../../format/phones.ts';
import type { Language } from '../../i18n/languages.ts';
import { localName } from '../../i18n/local-name.ts';
import { parseMoney } from '../../rules/money.ts';
import { CURRENCIES } from '../currencies.ts';
import { findSpokenLanguage } from '../languages-list.ts';
import { findProvince } from '../provinces.ts';
import { listFrom, textOf } from './clean-answers.ts';
import type { FieldTaxonomy, ListingField, ListingValues } from './listing-field.ts';

/** Name of a master-list entry in the reader's language; the slug itself when it is not known. */
export type TermName = (taxonomy: FieldTaxonomy, slug: string) => string;

/**
 * A field's value as people read it: names for codes, dates and amounts written out; one text an entry, none when the
 * field is empty. Files and the declaration give no text.
 */
export function valueTexts(
  field: ListingField,
  values: Readonly<ListingValues>,
  language: Language,
  termName: TermName,
): string[] {
  if (field.input === 'image' || field.input === 'checkbox') return [];
  return listFrom(values[field.name]).map((entry) => entryText(field, entry, values, language, termName));
}

function entryText(
  field: ListingField,
  entry: string,
  values: Readonly<ListingValues>,
  language: Language,
  termName: TermName,
): string {
  if (field.taxonomy) return termName(field.taxonomy, entry);
  if (field.choices) {
    return localName(field.choices.find(({ value }) => value === entry) ?? { name: entry }, language).text;
  }
  switch (field.input) {
    case 'province':
    case 'provinces':
      return localName(findProvince(entry) ?? { name: entry }, language).text;
    case 'languages': {
      const known = findSpokenLanguage(entry);
      return known ? localName(known, language).text : entry;
    }
    case 'calling_code':
      return `+${entry}`;
    case 'phone':
      return formatPhone(entry);
    case 'number':
      return /^\d{1,15}$/.test(entry) ? formatInteger(Number(entry)) : entry;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(entry) ? formatDate(language, entry) : entry;
    case 'currency':
      return localName(CURRENCIES.find(({ code }) => code === entry) ?? { name: entry }, language).text;
    case 'money': {
      const currency = textOf(values[field.currency ?? '']) || 'USD';
      const minor = parseMoney(entry, currency);
      return minor === null ? entry : formatMoney(language, minor, currency);
    }
    default:
      return entry;
  }
}
