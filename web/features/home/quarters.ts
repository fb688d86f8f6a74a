import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getFundingAmount } from '#shared/contracts/funding.contract.ts';

type Period = ResponseOf<typeof getFundingAmount>['periods'][number];
export type Quarter = Pick<Period, 'period' | 'currency' | 'amount' | 'confirmed' | 'rounds'>;

/** "2026-Q4" of a point in time. */
const quarterOf = (at: string): string => `${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`;

const moved = (period: string, by: number): string => {
  const index = Number(period.slice(0, 4)) * 4 + Number(period.slice(-1)) - 1 + by;
  return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
};

/**
 * What an insight may compare: quarters that are over, without a gap, the newest last; the same quarter a year before
 * it; and the quarter that is running, which says nothing yet beside whole ones.
 */
export function compareQuarters(periods: readonly Quarter[], asOf: string, count: number) {
  const running = quarterOf(asOf);
  const known = new Map(periods.map((one) => [one.period, one]));
  const over = periods.filter(({ period, amount }) => period < running && amount > 0);
  const newest = over.at(-1);
  if (!newest) return null;
  const shown = Array.from({ length: count }, (_, i): Quarter => {
    const period = moved(newest.period, i - count + 1);
    return known.get(period) ?? { ...newest, period, amount: 0, confirmed: 0, rounds: 0 };
  });
  return {
    newest,
    shown,
    whole: over.length,
    isMost: over.every(({ amount }) => amount <= newest.amount),
    yearBefore: known.get(moved(newest.period, -4)) ?? null,
    running: known.get(running) ?? null,
  };
}
