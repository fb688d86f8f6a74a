import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** What reviewers write again and again, in both languages. Texts are `desk:reasons.<key>`. */
export const SAVED_REASONS = [
  'name_as_registered',
  'say_what_you_do',
  'khmer_missing',
  'picture_unclear',
  'website_broken',
  'contact_mismatch',
  'duplicate',
  'out_of_scope',
] as const;
export type SavedReasonKey = (typeof SAVED_REASONS)[number];

export type SavedReason = { key: SavedReasonKey } & Readonly<Record<Language, string>>;

/** The list with its texts in both languages: a message is written in both, whatever the reviewer reads. */
export function savedReasons(texts: Readonly<Record<Language, Translator>>): SavedReason[] {
  return SAVED_REASONS.map((key) => ({
    key,
    en: texts.en(`desk:reasons.text.${key}`),
    km: texts.km(`desk:reasons.text.${key}`),
  }));
}
