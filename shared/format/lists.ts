import type { Language } from '../i18n/languages.ts';

/**
 * Words of a list in one line: "energy, water", Khmer "ថាមពល ទឹក និងព្រៃឈើ". Khmer puts spaces between words of a list; where
 * a word has spaces of its own, a dot shows where it ends.
 */
export function listText(language: Language, items: readonly string[]): string {
  if (language !== 'km' || items.length < 2) return items.join(', ');
  const and = (last: string) => (/^\p{Script=Khmer}/u.test(last) ? `និង${last}` : `និង ${last}`);
  const parted = items.length > 2 && items.some((item) => item.trim().includes(' '));
  if (parted) return items.join(' · ');
  return `${items.slice(0, -1).join(' ')} ${and(items.at(-1) ?? '')}`;
}

/** Facts of different kinds in one line: "Guide, 12 min, 17 Nov 2026"; Khmer has no comma, so dots part them. */
export function factsText(language: Language, facts: readonly string[]): string {
  return facts.filter(Boolean).join(factsGap(language));
}

/** What stands between two facts of a line. */
export const factsGap = (language: Language): string => (language === 'km' ? ' · ' : ', ');
