import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { formatMoneyCompact } from '#shared/format/format-money.ts';
import { formatCompact, formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

export interface KeyFigure {
  value: string;
  label: string;
}

const MOST = 3;
/** One province or one service is no figure. */
const LEAST = 2;

/** The few figures that tell most of a record, the strongest first; a record that has none shows none. */
export const keyFigures = (t: Translator, record: StakeholderDetail): KeyFigure[] =>
  [...money(t, record), ...size(t, record), ...reach(t, record)].slice(0, MOST);

function money(t: Translator, record: StakeholderDetail): KeyFigure[] {
  const figures: KeyFigure[] = record.funding.totals.slice(0, 1).map(({ currency, amount, rounds }) => ({
    value: formatMoneyCompact(t.language, amount, currency),
    label: t('stakeholder:funding.raised', { count: rounds }),
  }));
  const { ticket_min: least, ticket_max: most, ticket_currency: currency } = record;
  if (least !== null && most !== null) {
    const from = formatCompact(t.language, least / 10 ** minorDigits(currency));
    const to = formatMoneyCompact(t.language, most, currency);
    // "US$ 150k – 1.5m": the currency stands before the span in English, behind it in Khmer.
    const value = t.language === 'en' ? to.replace(/^(\S+ )/, `$1${from} – `) : `${from.trim()} – ${to}`;
    figures.push({ value, label: t('stakeholder:key.ticket') });
  }
  return figures;
}

function size(t: Translator, record: StakeholderDetail): KeyFigure[] {
  const figures: KeyFigure[] = [];
  const employees = record.terms.employee_range[0];
  if (employees)
    figures.push({ value: localName(employees, t.language).text, label: t('stakeholder:key.people') });
  if (record.year_of_establishment)
    figures.push({
      value: String(record.year_of_establishment),
      label: t('stakeholder:key.year_of_establishment'),
    });
  return figures;
}

function reach(t: Translator, record: StakeholderDetail): KeyFigure[] {
  const counts = [
    { count: record.areas.length, label: 'areas' },
    { count: record.terms.service.length, label: 'services' },
  ] as const;
  return counts
    .filter(({ count }) => count >= LEAST)
    .map(({ count, label }) => ({
      value: formatInteger(count),
      label: t(`stakeholder:key.${label}`, { count }),
    }));
}
