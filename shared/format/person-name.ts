import { graphemes } from '#shared/khmer/clusters.ts';
import type { Language } from '../i18n/languages.ts';
import type { LocalText } from '../i18n/local-name.ts';

/** The four name fields of a person. */
export interface PersonNames {
  first_name: string;
  last_name: string;
  first_name_kh?: string | null;
  last_name_kh?: string | null;
  /** A person's own choice to be written given name first in English. */
  given_name_first?: boolean | null;
}

/**
 * A person's name in the reader's language, family name first: "Mean Sreypov", "មាន ស្រីពៅ".
 * Without a name in that script the other one, which `lang` then names.
 */
export function personName(person: PersonNames, language: Language): LocalText {
  const khmer = join(person.last_name_kh, person.first_name_kh);
  const latin = person.given_name_first
    ? join(person.first_name, person.last_name)
    : join(person.last_name, person.first_name);
  if (language === 'km') return khmer ? { text: khmer, lang: 'km' } : { text: latin, lang: 'en' };
  return latin || !khmer ? { text: latin, lang: 'en' } : { text: khmer, lang: 'km' };
}

/**
 * Letters for an avatar in the reader's language: first of the family and of the given name, "MS". A Khmer name gives the
 * first grapheme of the given name only, never half a cluster. Without a name in that script the other one. For
 * organisations see `initials` in shared/khmer/clusters.ts.
 */
export function personInitials(person: PersonNames, language: Language): string {
  const latin = [person.last_name, person.first_name]
    .map((name) => firstGrapheme(name).toUpperCase())
    .join('');
  const khmer = firstGrapheme(person.first_name_kh) || firstGrapheme(person.last_name_kh);
  return language === 'km' ? khmer || latin : latin || khmer;
}

function firstGrapheme(text: string | null | undefined): string {
  return graphemes((text ?? '').trim())[0] ?? '';
}

function join(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
