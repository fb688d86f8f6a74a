import type { Party } from '#shared/contracts/connection.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';

/**
 * Letters for one end of a connection in the reader's language. A Khmer name of a person begins with the family, and its letter is
 * that of the given name.
 */
export function partyInitials(
  party: Pick<Party, 'kind' | 'name' | 'name_kh'>,
  language: Language,
): { text: string; lang: string } {
  const { text, lang } = localName(party, language);
  const [family = '', ...given] = text.trim().split(/\s+/);
  const shown = party.kind === 'person' && lang === 'km' ? given.join(' ') || family : text;
  return { text: initials(shown), lang };
}
