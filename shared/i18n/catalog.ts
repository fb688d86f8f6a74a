import { AREAS, type Area, loadTexts, type Texts } from './areas.ts';
import type { Language } from './languages.ts';

/** All texts of both languages, for the server, the worker and tests. Browsers get `pickTexts` of one language. */
export const catalog: Readonly<Record<Language, Texts>> = {
  en: await loadTexts('en'),
  km: await loadTexts('km'),
};

/** The texts of some areas in one language. */
export function pickTexts(language: Language, wanted: readonly Area[] = AREAS): Texts {
  return Object.fromEntries(wanted.map((name) => [name, catalog[language][name]])) as Texts;
}
