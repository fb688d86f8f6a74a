import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../constants.ts';
import { CALLING_CODE, NATIONAL_DIGITS, NUMBER_PLAN } from '../country/chosen/facts.ts';
import { latinDigits } from '../format/digits.ts';
import type { Rule } from './rule.ts';

/** A number of the country without its calling code. */
const NATIONAL = new RegExp(`^0?[1-9]\\d{${NATIONAL_DIGITS.least - 1},${NATIONAL_DIGITS.most - 1}}$`);
const hasCallingCode = (digits: string) =>
  digits.startsWith(CALLING_CODE) && NATIONAL.test(digits.slice(CALLING_CODE.length));

/** What is left of a typed number: digits, with a leading + where one was typed. */
export function cleanPhone(value: string): string {
  return latinDigits(value).replace(/[\s().\u00AD\u200B-\u200D\u2010-\u2015\u2060\uFEFF-]/g, '');
}

/** 8 to 15 digits once spaces, hyphens and brackets are gone. */
export function isPhone(value: string): boolean {
  const digits = cleanPhone(value).replace(/^\+/, '');
  return /^\d+$/.test(digits) && digits.length >= PHONE_MIN_DIGITS && digits.length <= PHONE_MAX_DIGITS;
}

/** The two wordings: short, and with an example. */
export const phoneShort: Rule = (value) => (accepts(value) ? null : { key: 'phone.short' });
export const phone: Rule = (value) => (accepts(value) ? null : { key: 'phone.format' });

/**
 * E.164 of a typed number: `+85512345678`. 0…, 855…, +855… and the bare national number are all read;
 * `country_code` is the calling code chosen beside the field. Null when the number is not one.
 */
export function toE164(value: string, country_code: string = CALLING_CODE): string | null {
  if (!isPhone(value)) return null;
  const typed = cleanPhone(value);
  const country = country_code.replace(/\D/g, '');
  const international = typed.startsWith('+') || typed.startsWith('00');
  let digits = typed.replace(/^\+|^00/, '');
  if (!international) {
    const withCode = digits.startsWith(country) && NATIONAL.test(digits.slice(country.length));
    if (!withCode || country !== CALLING_CODE) digits = country + digits.replace(/^0/, '');
  }
  if (digits.startsWith(`${CALLING_CODE}0`)) digits = CALLING_CODE + digits.slice(CALLING_CODE.length + 1);
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/**
 * The calling code a number was typed or stored with, and the rest of it; null where it has none in front. Without a plus
 * only the chosen code is looked for, and only where the rest alone is a number of the country.
 */
export function splitCallingCode(
  value: string,
  chosen: string,
  codes: readonly string[],
): { code: string; number: string } | null {
  const typed = cleanPhone(value);
  if (!isPhone(typed)) return null;
  const international = typed.startsWith('+') || typed.startsWith('00');
  const digits = typed.replace(/^\+|^00/, '');
  const isOwn = chosen === CALLING_CODE && hasCallingCode(digits);
  if (!international && !isOwn) return null;
  const code = codes
    .filter((one) => digits.startsWith(one))
    .sort((a, b) => b.length - a.length)
    .at(0);
  return code ? { code, number: digits.slice(code.length).replace(/^0/, '') } : null;
}

/** Whether a number of the country fits its plan; numbers of other countries always pass. Warn only. */
export function fitsNationalPlan(e164: string): boolean {
  if (!e164.startsWith(`+${CALLING_CODE}`)) return true;
  const national = e164.slice(1 + CALLING_CODE.length);
  return [...NUMBER_PLAN.mobile, NUMBER_PLAN.landline].some((plan) => plan.test(national));
}

/** What is no number of any country (all zeros, more digits than one has with its code) could never be rung. */
function accepts(value: string): boolean {
  return value.trim() === '' || (isPhone(value) && toE164(value) !== null);
}
