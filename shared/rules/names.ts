import { isBlank, type Rule, type RuleProblem } from './rule.ts';

const KHMER_ONLY: RuleProblem = { key: 'khmer_name' };

/** Characters that people paste without seeing them; removed on save, never a reason to refuse. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Khmer letters, signs and spaces; no digits of either kind, no other script. */
export const khmerName: Rule = (value) => {
  const text = value.replace(INVISIBLE, '').trim();
  if (text === '') return null;
  const onlyKhmer = /^[\p{Script=Khmer}\s]+$/u.test(text) && !/[\u17E0-\u17E9\u17F0-\u17F9]/.test(text);
  return onlyKhmer && hasKhmerLetter(text) ? null : KHMER_ONLY;
};

/** Khmer text: numbers and punctuation are welcome, letters of other scripts are not. */
export const khmerText: Rule = (value) => {
  if (isBlank(value)) return null;
  const foreign = /(?!\p{Script=Khmer})\p{L}/u.test(value);
  return !foreign && hasKhmerLetter(value) ? null : KHMER_ONLY;
};

/** Text for Khmer readers in which words of other scripts may stand: ប្រធានផ្នែក IT. */
export const khmerAmong: Rule = (value) => (isBlank(value) || hasKhmerLetter(value) ? null : KHMER_ONLY);

/** Required; Latin letters with single spaces, hyphens or apostrophes inside: Sok Dara, O'Neill. */
export const latinName: Rule = (value) => (isBlank(value) ? { key: 'required' } : optionalLatinName(value));

/** The same where the name may be left out. */
export const optionalLatinName: Rule = (value) => {
  const text = value.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ').normalize('NFC');
  return text === '' || /^\p{Script=Latin}+(?:(?: |-|['’] ?)\p{Script=Latin}+)*$/u.test(text)
    ? null
    : { key: 'latin_name' };
};

function hasKhmerLetter(text: string): boolean {
  return /[\u1780-\u17B3]/.test(text);
}
