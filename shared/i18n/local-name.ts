import type { Language } from './languages.ts';

/** A text with the language it is really in, for the `lang` attribute of the fragment. */
export interface LocalText {
  text: string;
  lang: Language;
}

/**
 * The text of `field` in the reader's language: `name_kh` beside `name`. A missing text falls back to the
 * other language, which `lang` then names; nothing in either gives an empty text in the reader's.
 */
export function localName(record: object, language: Language, field = 'name'): LocalText {
  const own = textIn(record, language, field);
  if (own) return { text: own, lang: language };
  const other: Language = language === 'km' ? 'en' : 'km';
  const fallback = textIn(record, other, field);
  return fallback ? { text: fallback, lang: other } : { text: '', lang: language };
}

/** The same field in the language `localName` did not use; null when there is none or it reads the same. */
export function otherName(record: object, language: Language, field = 'name'): LocalText | null {
  const shown = localName(record, language, field);
  const lang: Language = shown.lang === 'km' ? 'en' : 'km';
  const text = textIn(record, lang, field);
  return text && text !== shown.text ? { text, lang } : null;
}

function textIn(record: object, language: Language, field: string): string {
  const value = (record as Record<string, unknown>)[language === 'km' ? `${field}_kh` : field];
  return typeof value === 'string' ? value.trim() : '';
}
