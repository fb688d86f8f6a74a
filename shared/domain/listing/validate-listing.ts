import type { Language } from '#shared/i18n/languages.ts';
import { multiSelectRequired } from '../../rules/choice.ts';
import { founderCounts } from '../../rules/founders.ts';
import { currency, money, parseMoney } from '../../rules/money.ts';
import { firstProblem, isBlank, type RuleProblem } from '../../rules/rule.ts';
import { maxLength } from '../../rules/text.ts';
import { findSpokenLanguage } from '../languages-list.ts';
import { isProvinceCode } from '../provinces.ts';
import { isOtherStakeholderSlug } from '../stakeholder-kinds.ts';
import { isSuggestionKind, type SubjectKind } from '../subject-kinds.ts';
import { acrossSuggestion } from '../suggestion/across-fields.ts';
import { isCallingCode } from './calling-codes.ts';
import { cleanValues, listFrom, textOf } from './clean-answers.ts';
import { fieldsOf, fieldsOfStep, findStep } from './forms.ts';
import { type FieldTaxonomy, type ListingField, type ListingValues, takesMany } from './listing-field.ts';

/** At most one problem a field. */
export type ListingProblems = Record<string, RuleProblem>;

/**
 * Whether a slug is in a master list. Browsers leave it out: their choices come from the list itself; the server always
 * asks.
 */
export type KnowsTerm = (taxonomy: FieldTaxonomy, slug: string) => boolean;

export interface Reading {
  knows?: KnowsTerm | undefined;
  /** Of whoever reads the problems: a text that is in neither language is asked for in this one. */
  language?: Language | undefined;
}

const LONGEST_LIST = 60;
const FILE_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Problems of one step, by field; an empty object when it is done. Values may be as typed or cleaned. */
export function validateStep(
  kind: SubjectKind,
  stepName: string,
  values: Readonly<Record<string, unknown>>,
  reading: Reading = {},
): ListingProblems {
  const step = findStep(kind, stepName);
  return step ? problemsOf(fieldsOfStep(step), kind, values, reading) : {};
}

/** Problems of the whole form, by field, in the order of the form. */
export function validateAll(
  kind: SubjectKind,
  values: Readonly<Record<string, unknown>>,
  reading: Reading = {},
): ListingProblems {
  return problemsOf(fieldsOf(kind), kind, values, reading);
}

/** Problems of some fields on their own; `values` must be cleaned. */
export function fieldProblems(
  fields: readonly ListingField[],
  values: ListingValues,
  reading: Reading = {},
): ListingProblems {
  const found = fields.map((field) => [field.name, problemOf(field, values, reading)] as const);
  return Object.fromEntries(found.filter((one): one is [string, RuleProblem] => one[1] !== null));
}

function problemsOf(
  fields: readonly ListingField[],
  kind: SubjectKind,
  raw: Readonly<Record<string, unknown>>,
  reading: Reading,
): ListingProblems {
  const values = cleanValues(kind, raw);
  const across = isSuggestionKind(kind)
    ? acrossSuggestion(kind, values, reading.language ?? 'en')
    : acrossFields(values);
  const problems: ListingProblems = {};
  for (const field of fields) {
    const problem = problemOf(field, values, reading) ?? across[field.name];
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function problemOf(
  field: ListingField,
  values: ListingValues,
  { knows, language = 'en' }: Reading,
): RuleProblem | null {
  if (takesMany(field.input)) {
    const entries = listFrom(values[field.name]);
    if (field.required && entries.length === 0) return multiSelectRequired(entries);
    const known = entries.length <= LONGEST_LIST && entries.every((entry) => isChoice(field, entry, knows));
    return known ? null : { key: 'select' };
  }
  const value = textOf(values[field.name]);
  if (isBlank(value)) return field.required ? missing(field, values, language) : null;
  if (!isChoice(field, value, knows)) return { key: field.input === 'image' ? 'upload_failed' : 'select' };
  if (field.input === 'money') return money(textOf(values[field.currency ?? '']) || 'USD')(value);
  if (field.input === 'currency') return currency(value);
  return firstProblem(value, [maxLength(field.max), ...field.rules]);
}

/** A text may be given in either language: it is missing when it is in neither, and then where its reader writes. */
function missing(
  { lang, twin }: ListingField,
  values: ListingValues,
  language: Language,
): RuleProblem | null {
  if (twin === null) return { key: 'required' };
  return lang === language && isBlank(textOf(values[twin])) ? { key: 'one_language' } : null;
}

/** Whether a value is one of the choices of its field; fields without choices take any. */
function isChoice(field: ListingField, value: string, knows: KnowsTerm | undefined): boolean {
  if (field.taxonomy === 'stakeholder_type') return isOtherStakeholderSlug(value);
  if (field.choices) return field.choices.some((choice) => choice.value === value);
  if (field.taxonomy) return knows ? knows(field.taxonomy, value) : value.length <= 100;
  switch (field.input) {
    case 'province':
    case 'provinces':
      return isProvinceCode(value);
    case 'languages':
      return findSpokenLanguage(value) !== null;
    case 'calling_code':
      return isCallingCode(value);
    case 'image':
      return FILE_ID.test(value);
    case 'checkbox':
      return value === 'yes';
    default:
      return true;
  }
}

/** Rules that look at more than one field. */
function acrossFields(values: ListingValues): ListingProblems {
  const count = (name: string) => (/^\d{1,4}$/.test(textOf(values[name])) ? Number(values[name]) : null);
  return {
    ...founderCounts({
      number_of_founders: count('number_of_founders'),
      number_of_female_founders: count('number_of_female_founders'),
      number_of_tech_founders: count('number_of_tech_founders'),
    }),
    ...ticketOrder(values),
  };
}

/** The most that an investor puts into one company is not below the least. */
function ticketOrder(values: ListingValues): ListingProblems {
  const amount = (name: string) => parseMoney(textOf(values[name]), textOf(values.ticket_currency) || 'USD');
  const [least, most] = [amount('ticket_min'), amount('ticket_max')];
  return least !== null && most !== null && least > most ? { ticket_max: { key: 'ticket_order' } } : {};
}
