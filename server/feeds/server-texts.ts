import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** The texts of the site in each language, for what leaves it as a file. */
export const serverTexts: Readonly<Record<Language, Translator>> = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};
