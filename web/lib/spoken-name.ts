import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';

/** The name of a spoken language in the reader's; null for an unknown code. Only in loaders: the list is long. */
export function spokenName(code: string, reader: Language): string | null {
  const spoken = findSpokenLanguage(code);
  return spoken ? localName(spoken, reader).text : null;
}
