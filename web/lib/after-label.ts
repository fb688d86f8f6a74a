import type { Language } from '#shared/i18n/languages.ts';

/** A question, or what ends in a sign already, gets no other. */
const ENDED = /[?!:៖។.…]\p{Z}*$/u;

/** What is said of a field behind its label: "Phone: Invalid phone number.", "What is it about? Choose one." */
export function afterLabel(language: Language, label: string, text: string): string {
  const sign = ENDED.test(label) ? '' : language === 'km' ? '៖' : ':';
  return `${label}${sign} ${text}`;
}
