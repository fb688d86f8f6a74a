import { CURRENCIES } from '#shared/domain/currencies.ts';
import { COMMON_LANGUAGE_CODES, SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import { CALLING_CODES } from '#shared/domain/listing/calling-codes.ts';
import type { FieldTaxonomy, ListingField } from '#shared/domain/listing/listing-field.ts';
import type { TermName } from '#shared/domain/listing/value-texts.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import type { BilingualName } from '#shared/khmer/collate.ts';
import type { ChoiceOption } from '#web/components/form/options.ts';

export interface Term {
  slug: string;
  name: string;
  name_kh: string;
}
/** The master lists a form needs, in the order staff gave them. */
export type Terms = Readonly<Partial<Record<FieldTaxonomy, readonly Term[]>>>;

/** What can be chosen in a field, in the reader's language; empty for fields without a list. */
export function optionsOf(field: ListingField, terms: Terms, language: Language): ChoiceOption[] {
  if (field.taxonomy) return termsOf(field.taxonomy, terms).map((term) => option(term.slug, term, language));
  if (field.choices) {
    return field.choices.map((choice) => option(choice.value, choice, language));
  }
  switch (field.input) {
    case 'province':
    case 'provinces':
      return PROVINCES.map((province) => option(province.code, province, language));
    case 'languages':
      return languageOptions(language);
    case 'calling_code':
      return CALLING_CODES.map(({ code }) => ({ value: code, label: `+${code}` }));
    case 'currency':
      return CURRENCIES.map(({ code }) => ({ value: code, label: code }));
    default:
      return [];
  }
}

/** Names of terms for answers that are only read. */
export function termNames(terms: Terms, language: Language): TermName {
  return (taxonomy, slug) => {
    const term = termsOf(taxonomy, terms).find((one) => one.slug === slug);
    return term ? localName(term, language).text : slug;
  };
}

function termsOf(taxonomy: FieldTaxonomy, terms: Terms): readonly Term[] {
  return terms[taxonomy] ?? (taxonomy === 'stakeholder_type' ? OTHER_STAKEHOLDER_TYPES : []);
}

/** Languages most people here speak come first. */
function languageOptions(language: Language): ChoiceOption[] {
  const common: readonly string[] = COMMON_LANGUAGE_CODES;
  const all = SPOKEN_LANGUAGES.map((one) => option(one.code, one, language));
  const first = common.flatMap((code) => all.filter(({ value }) => value === code));
  return [...first, ...all.filter(({ value }) => !common.includes(value))];
}

function option(value: string, named: BilingualName, language: Language): ChoiceOption {
  const name = localName(named, language);
  const other = otherName(named, language);
  return {
    value,
    label: name.text,
    ...(other ? { also: other.text } : {}),
    ...(name.lang === language ? {} : { lang: name.lang }),
  };
}
