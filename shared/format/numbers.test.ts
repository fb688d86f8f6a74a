import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../i18n/languages.ts';
import { formatBytes } from './bytes.ts';
import { formatMoney, formatMoneyCompact, majorText } from './format-money.ts';
import { formatBadge, formatCompact, formatInteger, formatPercent } from './numbers.ts';

describe('numbers (UX 6.3.16, 6.3.17)', () => {
  it.each(LANGUAGES)('are written as the data of %s says, with 0-9', (language) => {
    const format = new Intl.NumberFormat(LOCALES[language]);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatInteger(value)).toBe(format.format(value));
      }),
    );
  });
  it('round, and know no minus zero', () => {
    expect([1234567.4, 0.4, -0.4, -0, -1248].map(formatInteger)).toEqual([
      '1,234,567',
      '0',
      '0',
      '0',
      '-1,248',
    ]);
    expect(formatPercent(0.72)).toBe('72%');
  });
  it('have a short form', () => {
    expect(
      [999, 1000, 545_000, 999_999, 8_300_000, 12_600_000, 2e9].map((n) => formatCompact('en', n)),
    ).toEqual(['999', '1k', '545k', '999k', '8.3m', '12m', '2b']);
    expect([545_000, 8_300_000, -1500].map((n) => formatCompact('km', n))).toEqual([
      '545 ពាន់',
      '8.3 លាន',
      '-1.5 ពាន់',
    ]);
  });
  it('in a badge show only above 0 and up to 99 (9.036, UX 5.6.46)', () => {
    expect([-1, 0, 1, 99, 100].map(formatBadge)).toEqual([null, null, '1', '99', '99+']);
  });
});

describe('money (B.42, UX 6.3.18)', () => {
  it('of riel has no decimals, and always the currency', () => {
    expect(formatMoney('km', 123_456_700, 'KHR')).toBe('1,234,567៛');
    expect(formatMoney('en', 123_456_700, 'KHR')).toBe('KHR 1,234,567');
    expect(formatMoney('km', 123_456_750, 'KHR')).toBe('1,234,568៛');
  });
  it('of dollars has cents only when there are some', () => {
    expect(formatMoney('en', 54_500_000, 'USD')).toBe('US$ 545,000');
    expect(formatMoney('km', 54_500_000, 'USD')).toBe('545,000 ដុល្លារ');
    expect(formatMoney('en', 125_050, 'USD')).toBe('US$ 1,250.50');
    expect(formatMoney('en', 5, 'USD')).toBe('US$ 0.05');
  });
  it('of other currencies names them by code', () => {
    expect(formatMoney('en', 1000, 'JPY')).toBe('JPY 1,000');
    expect(formatMoney('km', 100_000, 'EUR')).toBe('1,000 EUR');
    expect(majorText(1255, 'KWD')).toBe('1.255');
  });
  it('in figures is short', () => {
    expect(formatMoneyCompact('en', 830_000_000, 'USD')).toBe('US$ 8.3m');
    expect(formatMoneyCompact('km', 830_000_000, 'USD')).toBe('8.3 លានដុល្លារ');
    expect(formatMoneyCompact('km', 90_000, 'USD')).toBe('900 ដុល្លារ');
  });
});

describe('sizes of files', () => {
  it('are whole kilobytes, and megabytes with one decimal under ten', () => {
    expect([0, 512, 1024, 86_016, 1_048_000, 1_048_576, 4_404_019, 20 * 1_048_576].map(formatBytes)).toEqual([
      '0 B',
      '512 B',
      '1 KB',
      '84 KB',
      '1023 KB',
      '1 MB',
      '4.2 MB',
      '20 MB',
    ]);
  });
});
