import { describe, expect, it } from 'vitest';
import { currency, money, parseMoney } from './money.ts';

describe('amounts of money (B.42, UX 5.3.25)', () => {
  it.each<[string, string, number]>([
    ['10000', 'USD', 1_000_000],
    ['10,000', 'USD', 1_000_000],
    ['1,250.50', 'USD', 125_050],
    ['1250.5', 'USD', 125_050],
    ['១,២៥០.៥០', 'USD', 125_050],
    ['1 250', 'USD', 125_000],
    ['0', 'USD', 0],
    ['4,000,000', 'KHR', 400_000_000],
    ['1000', 'JPY', 1000],
    ['1.250', 'KWD', 1250],
    ['5.00', 'JPY', 5],
    ['10,000,000,000,000', 'USD', 1_000_000_000_000_000],
  ])('reads %j %s as %d minor units', (typed, code, minor) => {
    expect(parseMoney(typed, code)).toBe(minor);
  });

  it.each<[string, string]>([
    ['', 'USD'],
    ['-5', 'USD'],
    ['1,25', 'USD'],
    ['1,2500', 'USD'],
    ['1.255', 'USD'],
    ['0.5', 'JPY'],
    ['1e3', 'USD'],
    ['$5', 'USD'],
    ['5.', 'USD'],
    ['.5', 'USD'],
    ['10,000,000,000,001', 'USD'],
    ['Infinity', 'USD'],
  ])('does not read %j %s', (typed, code) => {
    expect(parseMoney(typed, code)).toBeNull();
  });

  it('are optional as a rule', () => {
    expect(money('USD')('')).toBeNull();
    expect(money('USD')('10,000')).toBeNull();
    expect(money('USD')('much')).toEqual({ key: 'money' });
  });

  it('are of an ISO 4217 currency', () => {
    expect(['KHR', 'USD', 'CHF', 'NOK', ''].map(currency)).toEqual([null, null, null, null, null]);
    expect(['usd', 'XX', 'ABCD', 'ZZZ', '€'].map((code) => currency(code)?.key)).toEqual(
      Array(5).fill('currency'),
    );
  });
});
