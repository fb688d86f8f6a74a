import { sectionPath } from './resource-line.ts';

/** The news of a section, or of the whole library, in the reader's language. */
export function feedAddress(language: string, section?: string): string {
  const path = section ? `${sectionPath(section)}.atom` : '/resource.atom';
  return language === 'en' ? path : `${path}?lang=${language}`;
}
