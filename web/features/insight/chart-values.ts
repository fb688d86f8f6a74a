import { minorDigits } from '#shared/domain/currencies.ts';
import { EARLIER } from '#shared/domain/insight/charts.ts';
import { QUARTER } from '#shared/domain/insight/quarter.ts';
import { formatShortMonth } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Chart, Group } from './insight-data.ts';

/** A value in words: a number, money with its currency, or that it is held back. */
export function valueText(t: Translator, { currency }: Chart, value: number | null): string {
  if (value === null) return t('insight:hidden_short');
  return currency ? formatMoney(t.language, value, currency) : formatInteger(value);
}

const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
] as const;

/** The unit in which the largest amount has at least two digits, so that columns have room for their numbers. */
export function scaleOf({ currency, groups }: Chart) {
  const minor = 10 ** minorDigits(currency);
  const most = Math.max(...groups.map(({ value }) => value ?? 0)) / minor;
  const [unit, name] = SCALES.find(([size]) => most >= size * 10) ?? ([1, null] as const);
  return {
    name,
    write: (value: number) => {
      const scaled = value / minor / unit;
      return scaled >= 100 || unit === 1 ? formatInteger(scaled) : String(Math.round(scaled * 10) / 10);
    },
  };
}

/** What stands under a column, and the year under the first column of it. */
export function axisLabel(t: Translator, chart: Chart, { key }: Group): { label: string; group?: string } {
  if (key === EARLIER) return { label: `< ${chart.groups[1]?.key.slice(0, 4)}` };
  const [, year, quarter] = QUARTER.exec(key) ?? [];
  if (year) return { label: t('insight:quarter_short', { quarter: quarter! }), group: year };
  if (chart.dimension !== 'month') return { label: /^\d/.test(key) ? key : t('insight:none_short') };
  const month = `${key}-01`;
  const label = t.language === 'km' ? String(Number(key.slice(5))) : formatShortMonth('en', month);
  return { label, group: key.slice(0, 4) };
}
