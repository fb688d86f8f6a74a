import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What a mail is made of, its addresses of the site leading to pages in the language the mail is written in. */
export function linkedInLanguage<T>(value: T, publicUrl: string, language: Language): T {
  const linked = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith(`${publicUrl}/`) ? inLanguage(one, language) : one;
    if (Array.isArray(one)) return one.map(linked);
    if (one === null || typeof one !== 'object' || one instanceof Date) return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, linked(part)]));
  };
  return linked(value) as T;
}
