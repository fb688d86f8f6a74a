import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The words of the command line in a language. */
export const operatorTexts = (language: Language) => translatorFor(language);
