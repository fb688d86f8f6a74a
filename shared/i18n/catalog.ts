import { AREAS, type Area, type AreaTexts, loadTexts, type Texts } from './areas.ts';
import type { TextKey } from './keys.ts';
import type { Language } from './languages.ts';
import { layWording, type Wording } from './lay-wording.ts';
import { createTranslator, type TextParams, type Translator, type TranslatorOptions } from './translate.ts';

/** All texts of both languages as they were released. */
export const released: Readonly<Record<Language, Texts>> = {
  en: await loadTexts('en'),
  km: await loadTexts('km'),
};

/** The same with what the desk has changed, for the server, the worker and tests. Browsers get `pickTexts` of one language. */
export const catalog: Record<Language, Texts> = { en: { ...released.en }, km: { ...released.km } };

const found: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), km: new Map() };

/** Development alone: a file of texts was edited. What was made of them beforehand stays until the next start. */
export function replaceTexts<A extends Area>(language: Language, area: A, texts: AreaTexts<A>): void {
  Object.assign(catalog[language], { [area]: texts });
  found[language].clear();
}

/** Lays what the desk has changed over the released texts of a language. Translators say the new texts at once. */
export function wordAnew(language: Language, wording: Wording): void {
  Object.assign(catalog[language], layWording(released[language], wording));
  found[language].clear();
}

/** The texts of some areas in one language. */
export function pickTexts(language: Language, wanted: readonly Area[] = AREAS): Texts {
  return Object.fromEntries(wanted.map((name) => [name, catalog[language][name]])) as Texts;
}

/** A translator over all areas. */
export function translatorFor(language: Language, options?: TranslatorOptions): Translator {
  return createTranslator(language, catalog[language], { ...options, found: found[language] });
}

const translators: Readonly<Record<Language, Translator>> = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/** One text of a language that is known only when it is asked for. */
export function translate(language: Language, key: TextKey, params?: TextParams): string {
  return translators[language](key, params);
}

/** The name of the site where a device shows it beside others, in Latin letters, as the desk has it now. */
export const siteName = (): string => translate('en', 'shell:product.name');
