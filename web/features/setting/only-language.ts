import type { Language } from '#shared/i18n/languages.ts';

/** The one language in which the notice over every page is written; null where it is in both, or there is none. */
export function onlyLanguage(values: { get(name: string): unknown }): Language | null {
  const isWritten = (name: string) => String(values.get(name) ?? '').trim() !== '';
  const [en, km] = [isWritten('notice'), isWritten('notice_kh')];
  return en === km ? null : en ? 'en' : 'km';
}
