import { isBlank, type Rule } from './rule.ts';

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Editorial text in Khmer: names in Latin letters may stand in it, but it says something in Khmer. */
export const inKhmer: Rule = (value) =>
  isBlank(value) || !/\p{L}/u.test(value) || /[\u1780-\u17B3]/.test(value) ? null : { key: 'in_khmer' };

/** Editorial text in English: a Khmer word may be quoted in it, but most letters are Latin. */
export const inEnglish: Rule = (value) =>
  count(value, /[\u1780-\u17B3]/g) > count(value, /\p{Script=Latin}/gu) ? { key: 'in_english' } : null;
