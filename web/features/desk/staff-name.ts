import type { Language } from '#shared/i18n/languages.ts';
import { type LocalText, localName } from '#shared/i18n/local-name.ts';

export interface Staff {
  id: string;
  name: string;
  name_kh: string;
}

/** The name of somebody of the desk in the reader's language. */
export const staffName = (staff: Staff, language: Language): LocalText => localName(staff, language);
