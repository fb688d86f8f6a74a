import type { Language } from '#shared/i18n/languages.ts';
import { parseMoney } from '../../rules/money.ts';
import { firstProblem, isBlank, type RuleProblem } from '../../rules/rule.ts';
import { maxLength } from '../../rules/text.ts';
import { isProvinceCode } from '../provinces.ts';
import { isEmpty, listFrom, textOf } from './clean-record.ts';
import { type Collection, fieldsOf } from './collection.ts';
import type { CollectionField, RecordValues } from './collection-field.ts';
import { parseMoment } from './moment.ts';
import { richWords, showsSomething } from './rich-words.ts';

/** At most one problem a field. */
export type RecordProblems = Record<string, RuleProblem>;

/** Whether a slug is in a master list. Browsers leave it out: their choices come from the list itself. */
export type KnowsTerm = (taxonomy: string, slug: string) => boolean;

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const LONGEST_LIST = 60;
const LONGEST_TAG = 60;
/** Tags of a rich text count for nothing in its length, but for something in the store. */
const LONGEST_HTML = 200_000;
/** More than the longest text with tables has. */
const MOST_TAGS = 5_000;
/** Amounts are kept in minor units in 32 bits. */
const MOST_MINOR = 2_147_483_647;

export interface Asking {
  publication: boolean;
  knows?: KnowsTerm | undefined;
  /** Of whoever reads the problems: a text that is in neither language is asked for in this one. */
  language?: Language | undefined;
}

/** What keeps cleaned values from being stored, and with `publication` from being shown to the public. */
export function validateRecord(
  collection: Collection,
  values: RecordValues,
  { publication, knows, language = 'en' }: Asking,
): RecordProblems {
  const problems: RecordProblems = {};
  for (const field of fieldsOf(collection)) {
    const problem = problemOf(field, values, { publication, knows, language });
    if (problem) problems[field.name] = problem;
  }
  for (const [name, problem] of Object.entries(acrossFields(collection, values, { publication, language })))
    problems[name] ??= problem;
  return problems;
}

/** Whether a field is asked for with these values: some are only for one kind of record. */
export function isAsked({ when }: CollectionField, values: RecordValues): boolean {
  return !when || when.is.includes(textOf(values[when.field]));
}

/** Fields that still have to be filled in before the record can be published; a text in the reader's language. */
export function missingFields(
  collection: Collection,
  values: RecordValues,
  language: Language = 'en',
): string[] {
  const missing = fieldsOf(collection).flatMap((field) =>
    field.required !== 'no' && isAsked(field, values) && lacks(field, values, language) ? [field.name] : [],
  );
  return isNowhere(collection, values) ? [...missing, 'online_url'] : missing;
}

/** Whether an event online says neither where one joins nor where one registers. */
function isNowhere({ name }: Collection, { is_online, online_url, register_url }: RecordValues): boolean {
  const isOnline = name === 'event' && is_online === 'yes';
  return isOnline && isBlank(textOf(online_url)) && isBlank(textOf(register_url));
}

/** Whether a field has to be filled in: not where the other language says it, or is the reader's own. */
function lacks(field: CollectionField, values: RecordValues, language: Language): boolean {
  if (!isUnfilled(field, values)) return false;
  return !field.twin || (field.lang === language && isUnfilled({ ...field, name: field.twin }, values));
}

function isUnfilled(field: CollectionField, values: RecordValues): boolean {
  const value = values[field.name];
  return isEmpty(value) || (field.input === 'rich_text' && !showsSomething(textOf(value)));
}

function problemOf(
  field: CollectionField,
  values: RecordValues,
  { publication, knows, language }: Asking & { language: Language },
): RuleProblem | null {
  if (!isAsked(field, values)) return null;
  if (field.input === 'rich_text' && tagsIn(textOf(values[field.name])) > MOST_TAGS)
    return { key: 'formatting' };
  if (isUnfilled(field, values)) {
    const needed = field.required === 'draft' || (publication && field.required === 'publication');
    if (!needed || !lacks(field, values, language)) return null;
    return { key: field.twin ? 'one_language' : 'required' };
  }
  const value = textOf(values[field.name]);
  switch (field.input) {
    case 'term':
      return isTerm(field, value, knows) ? null : { key: 'select' };
    case 'terms': {
      const slugs = listFrom(values[field.name]);
      const known = slugs.length <= LONGEST_LIST && slugs.every((slug) => isTerm(field, slug, knows));
      return known ? null : { key: 'select' };
    }
    case 'tags': {
      const tags = listFrom(values[field.name]);
      return tags.length > LONGEST_LIST
        ? { key: 'max_items', params: { n: LONGEST_LIST } }
        : firstOf(tags.map(maxLength(LONGEST_TAG)));
    }
    case 'select':
      return field.options.includes(value) ? null : { key: 'select' };
    case 'province':
      return isProvinceCode(value) ? null : { key: 'select' };
    case 'reference':
      return ID.test(value) ? null : { key: 'select' };
    case 'image':
    case 'file':
      return ID.test(value) ? null : { key: 'upload_failed' };
    case 'moment':
      return parseMoment(value) ? null : { key: 'moment' };
    case 'money': {
      const minor = parseMoney(value, textOf(values[field.currencyField ?? '']) || 'USD');
      return minor !== null && minor <= MOST_MINOR ? null : { key: 'money' };
    }
    case 'rich_text': {
      const rules = [maxLength(field.max ?? 0), ...field.rules];
      if (value.length > LONGEST_HTML) return { key: 'max_length', params: { n: field.max ?? 0 } };
      return firstProblem(richWords(value), rules);
    }
    default:
      return firstProblem(value, [...(field.max ? [maxLength(field.max)] : []), ...field.rules]);
  }
}

/** Whether a rich text is longer, or has more tags, than is taken apart. */
export const isTooMuch = (html: string): boolean => html.length > LONGEST_HTML || tagsIn(html) > MOST_TAGS;

const tagsIn = (html: string) => html.split('<', MOST_TAGS + 2).length - 1;

const firstOf = (problems: readonly (RuleProblem | null)[]) => problems.find((one) => one !== null) ?? null;

const isTerm = ({ taxonomy }: CollectionField, slug: string, knows: KnowsTerm | undefined) =>
  knows ? knows(taxonomy ?? '', slug) : slug.length <= 100;

/** Pairs of moments of which the second cannot come before the first. */
const SPANS = [
  ['starts_at', 'ends_at'],
  ['opens_at', 'closes_at'],
  ['from_at', 'to_at'],
] as const;

/** Rules that look at more than one field. */
function acrossFields(
  collection: Collection,
  values: RecordValues,
  { publication, language }: { publication: boolean; language: Language },
): RecordProblems {
  const problems: RecordProblems = {};
  for (const [first, last] of SPANS) {
    const [start, end] = [parseMoment(textOf(values[first])), parseMoment(textOf(values[last]))];
    if (start && end && end <= start) problems[last] = { key: 'end_after_start' };
  }
  const untitled = isBlank(textOf(values.title)) && isBlank(textOf(values.title_kh));
  if (collection.name === 'highlight' && values.kind === 'link' && untitled)
    problems[language === 'km' ? 'title_kh' : 'title'] = { key: 'one_language' };
  if (publication && isNowhere(collection, values)) problems.online_url = { key: 'online_address' };
  return problems;
}
