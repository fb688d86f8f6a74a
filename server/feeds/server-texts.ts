import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';

/** The texts of the site in each language, for what leaves it as a file. */
export const serverTexts: Readonly<Record<Language, Translator>> = {
  en: createTranslator('en', catalog.en, { strict: false }),
  km: createTranslator('km', catalog.km, { strict: false }),
};
