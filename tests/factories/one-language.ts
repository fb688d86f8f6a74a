import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';

const WORDS: Readonly<Record<Language, string>> = {
  en: 'Written in English alone',
  km: 'សរសេរជាភាសាខ្មែរតែមួយ',
};

/** The texts of a form that may stand in either language, in one of them. */
export const textsIn = (kind: SubjectKind, language: Language): ListingField[] =>
  fieldsOf(kind).filter(({ lang, twin }) => twin !== null && lang === language);

/** What is said in a text of a form; its place in the form, in Khmer numerals or ours, tells it from the others. */
export function wordsOf(kind: SubjectKind, { name, lang }: ListingField): string {
  const place = String(fieldsOf(kind).findIndex((field) => field.name === name) + 100);
  return lang === 'km'
    ? `${WORDS.km} ${place.replace(/\d/g, (digit) => String.fromCodePoint(0x17e0 + Number(digit)))}`
    : `${WORDS.en} ${place}`;
}

/** Every text of a form in one language and none in the other. */
export function onlyIn(kind: SubjectKind, language: Language): ListingValues {
  const other = fieldsOf(kind).filter(({ lang, twin }) => twin !== null && lang !== language);
  return Object.fromEntries([
    ...other.map(({ name }) => [name, '']),
    ...textsIn(kind, language).map((field) => [field.name, wordsOf(kind, field)]),
    ...(language === 'en' && !isSuggestionKind(kind) ? [['name_kh', '']] : []),
  ]);
}
