import { createHash } from 'node:crypto';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';

/**
 * What the desk has chosen of colour, logo and words, in a few letters for addresses that others keep: another choice is another
 * address. Empty where nothing was chosen.
 */
export async function lookVersion({
  settings,
  wordings,
}: Pick<Services, 'settings' | 'wordings'>): Promise<string> {
  const { accent, logo } = await settings.read();
  const words = LANGUAGES.map((language) => wordings.of(language) ?? {});
  if (!accent && !logo && words.every((changed) => Object.keys(changed).length === 0)) return '';
  return createHash('sha256')
    .update(JSON.stringify([accent, logo, words]))
    .digest('base64url')
    .slice(0, 8);
}
