import type { Rule } from '../../rules/rule.ts';

/**
 * Name of an organisation in Latin script: figures and punctuation are welcome (4Kids, Sok & Sons), letters of other
 * scripts are not, and something must be readable.
 */
export const organisationName: Rule = (value) => {
  const text = value.trim();
  if (text === '') return null;
  const foreign = /(?!\p{Script=Latin})\p{L}/u.test(text.normalize('NFC'));
  return !foreign && /[\p{Script=Latin}0-9]/u.test(text) ? null : { key: 'latin_name' };
};

/** Text written in English: no Khmer letters, which have a field of their own beside it. */
export const noKhmer: Rule = (value) => (/\p{Script=Khmer}/u.test(value) ? { key: 'latin_name' } : null);
