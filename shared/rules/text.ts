import { graphemeLength, sliceGraphemes } from '#shared/khmer/clusters.ts';
import { latinDigits } from '../format/digits.ts';
import { isBlank, type Rule, type RuleProblem } from './rule.ts';

/** Something other than blanks and invisible characters. */
export const required: Rule = (value) => (isBlank(value) ? { key: 'required' } : null);

/** At least `n` grapheme clusters: a Khmer cluster counts as one. */
export function minLength(n: number): Rule {
  return (value) =>
    value !== '' && graphemeLength(value.trim()) < n ? { key: 'min_length', params: { n } } : null;
}

/** Code units that a letter may take; a text whose letters take more hangs marks on marks without end. */
const UNITS_A_LETTER = 20;

/** At most `n` grapheme clusters. */
export function maxLength(n: number): Rule {
  return (value) =>
    value.length > n && isLonger(value.trim(), n) ? { key: 'max_length', params: { n } } : null;
}

const isLonger = (text: string, n: number) =>
  text.length > n * UNITS_A_LETTER + UNITS_A_LETTER || sliceGraphemes(text, n).length < text.length;

/** Digits only; Khmer digits count. */
export const digits: Rule = (value) =>
  value === '' || /^\d+$/.test(latinDigits(value.trim())) ? null : { key: 'digits' };

/** The same text as in another field. */
export function confirmed(target: string): Rule {
  return (value) => (value === target ? null : { key: 'confirmed' });
}

/** A reviewer who returns a submission writes why. */
export const returnMessage: Rule = (value) => (isBlank(value) ? { key: 'return_message' } : null);

/** A whole number between two bounds, both allowed. Khmer digits and commas are read. */
export function numberRange(min: number, max: number): Rule {
  return (value) => {
    if (value === '') return null;
    const typed = latinDigits(value.trim()).replaceAll(',', '');
    if (!/^\d+$/.test(typed)) return { key: 'digits' };
    const number = Number(typed);
    return number >= min && number <= max ? null : outOf(min, max);
  };
}

function outOf(min: number, max: number): RuleProblem {
  return { key: 'number_range', params: { min, max } };
}
