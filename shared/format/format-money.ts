import { CURRENCY } from '../country/chosen/facts.ts';
import { minorDigits } from '../domain/currencies.ts';
import type { Language } from '../i18n/languages.ts';
import { formatCompact, formatInteger } from './numbers.ts';

/**
 * An amount of minor units with its currency, always named: "US$ 545,000", "KHR 1,234,567",
 * "545,000 ដុល្លារ", "1,234,567៛". Cents only when there are some; of the own currency never.
 */
export function formatMoney(language: Language, minor: number, currency: string): string {
  return withCurrency(language, currency, majorText(minor, currency));
}

/** Short form for figures and charts: "US$ 545k", "8.3 លានដុល្លារ". */
export function formatMoneyCompact(language: Language, minor: number, currency: string): string {
  return withCurrency(language, currency, formatCompact(language, minor / 10 ** minorDigits(currency)));
}

/** The amount alone, as a form shows it after the field is left: "1,250.50". */
export function majorText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  const whole = Math.trunc(Math.abs(minor) / unit);
  const rest = Math.abs(minor) % unit;
  if (currency === CURRENCY.code || rest === 0) {
    return formatInteger(
      Math.sign(minor) * (currency === CURRENCY.code ? Math.round(Math.abs(minor) / unit) : whole),
    );
  }
  return `${minor < 0 ? '-' : ''}${formatInteger(whole)}.${String(rest).padStart(digits, '0')}`;
}

function withCurrency(language: Language, currency: string, amount: string): string {
  if (language === 'en') return `${currency === 'USD' ? 'US$' : currency} ${amount}`;
  if (currency === CURRENCY.code) return `${amount}${CURRENCY.sign}`;
  return currency === 'USD' ? `${amount}${/\d$/.test(amount) ? ' ' : ''}ដុល្លារ` : `${amount} ${currency}`;
}
