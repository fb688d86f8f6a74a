import { MONEY_MAX_MINOR } from '../constants.ts';
import { isCurrencyCode, minorDigits } from '../domain/currencies.ts';
import { latinDigits } from '../format/digits.ts';
import type { Rule } from './rule.ts';

/**
 * A typed amount as an integer in minor units (cents): `1,250.50` in USD is 125050. Khmer digits, commas and
 * spaces are read; null when it is not an amount, has more decimals than the currency, or is beyond bounds.
 */
export function parseMoney(value: string, currency: string): number | null {
  const typed = latinDigits(value.trim());
  const parts = /^(\d{1,16}|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d+))?$/.exec(typed);
  if (!parts?.[1]) return null;
  const decimals = (parts[2] ?? '').replace(/0+$/, '');
  const digits = minorDigits(currency);
  if (decimals.length > digits) return null;
  const minor = Number(parts[1].replace(/[, ]/g, '') + decimals.padEnd(digits, '0'));
  return minor <= MONEY_MAX_MINOR ? minor : null;
}

/** Optional; an amount of that currency. */
export function money(currency: string): Rule {
  return (value) => (value.trim() === '' || parseMoney(value, currency) !== null ? null : { key: 'money' });
}

/** Optional; an ISO 4217 code. */
export const currency: Rule = (value) => (value === '' || isCurrencyCode(value) ? null : { key: 'currency' });
