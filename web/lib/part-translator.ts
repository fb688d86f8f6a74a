import type { Texts } from '#shared/i18n/areas.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';
import { readPageTexts } from './texts.tsx';

/** For a part that brings its own texts, which no page carries since they are hardly ever said: these and the page's. */
export function partTranslator(texts: Readonly<Record<Language, Texts>>): Translator {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  return createTranslator(language, { ...readPageTexts(), ...texts[language] });
}
