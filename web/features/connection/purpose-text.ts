import { CONNECTION_PURPOSES } from '#shared/domain/connection.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Why somebody asks, in words; nothing for what says nothing. */
export function purposeText(t: Translator, purpose: string): string {
  const known = CONNECTION_PURPOSES.find((one) => one === purpose);
  return known ? t(`connection:purpose.${known}`) : '';
}
