import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney, formatMoneyCompact } from '#shared/format/money.ts';
import { BarChart } from '#web/components/chart/bar-chart.tsx';
import { useT } from '#web/lib/texts.tsx';

type Funding = ResponseOf<typeof getFundingAmount>;
const QUARTERS = 7;

/** Money raised by quarter in US dollars, the part that is confirmed told apart from what owners state. */
export function HomeInsight({ funding }: { funding: Funding }) {
  const t = useT();
  const quarters = funding.periods.slice(-QUARTERS);
  const best = quarters.at(-1);
  if (!best || quarters.length < 3) return null;
  const [year, quarter] = best.period.split('-Q');
  const money = (amount: number) => formatMoney(t.language, amount, best.currency);
  const millions = (amount: number) => (amount / 10 ** minorDigits(best.currency) / 1_000_000).toFixed(1);
  const most = Math.max(...quarters.map(({ amount }) => amount)) === best.amount;
  return (
    <section className="section sand-2">
      <div className="wrap home-insight">
        <div>
          <p className="home-big">
            {millions(best.amount)}
            <small>{t('home:insight.unit')}</small>
          </p>
          <h2 className="t-h1 mt-6">
            {t(most ? 'home:insight.title_most' : 'home:insight.title', {
              quarter: quarter ?? '',
              year: year ?? '',
            })}
          </h2>
          <p className="t-2 mt-4 max-w-[44ch]">
            {t('home:insight.text', { share: Math.round((best.confirmed / Math.max(1, best.amount)) * 100) })}
          </p>
          <p className="t-small t-3 mt-4 max-w-[44ch]">
            {t('home:insight.definition', { date: formatDate(t.language, funding.as_of) })}
          </p>
        </div>
        <BarChart
          title={t('home:insight.chart')}
          data={quarters.map(({ period, amount, confirmed }, i) => ({
            label: `Q${period.slice(-1)}`,
            group: period.slice(0, 4),
            confirmed,
            stated: amount - confirmed,
            valueText: millions(amount),
            confirmedText: formatMoneyCompact(t.language, confirmed, best.currency),
            statedText: formatMoneyCompact(t.language, amount - confirmed, best.currency),
            current: i === quarters.length - 1,
          }))}
          texts={{
            confirmed: t('home:insight.confirmed'),
            stated: t('home:insight.stated'),
            sum: t('home:insight.sum'),
            period: t('home:insight.period'),
            unit: t('home:insight.unit_long'),
            table: t('home:insight.table'),
          }}
        />
        <p className="sr-only">{money(best.amount)}</p>
      </div>
    </section>
  );
}
