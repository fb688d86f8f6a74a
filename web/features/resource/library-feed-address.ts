import { sectionPath } from '#shared/domain/addresses.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The news of a section, or of the whole library, in the reader's language. */
export function feedAddress(language: Language, section?: string): string {
  const path = section ? `${sectionPath(section)}.atom` : '/resource.atom';
  return inLanguage(path, language);
}
