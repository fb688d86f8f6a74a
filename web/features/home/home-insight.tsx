import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney, formatMoneyCompact } from '#shared/format/format-money.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { BarChart } from '#web/components/chart/bar-chart.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { compareQuarters, type Quarter } from './quarters.ts';

type Funding = ResponseOf<typeof getFundingAmount>;
const QUARTERS = 7;
const LEAST = 3;

const millions = ({ amount, currency }: Pick<Quarter, 'amount' | 'currency'>) =>
  (amount / 10 ** minorDigits(currency) / 1_000_000).toFixed(1);

/** Money raised by quarter in US dollars, the part that is confirmed distinguished from what owners state. */
export function HomeInsight({ funding }: { funding: Funding }) {
  const t = useT();
  const found = compareQuarters(funding.periods, funding.as_of, QUARTERS);
  if (!found || found.whole < LEAST) return null;
  const { newest, shown, isMost, running } = found;
  // An amount stays in one piece at the end of a line.
  const short = (amount: number) =>
    formatMoneyCompact(t.language, amount, newest.currency).replaceAll(' ', '\u00a0');
  const quarter = (period: string) => period.slice(-1) as '1' | '2' | '3' | '4';
  return (
    <section className="section sand-2">
      <div className="wrap home-insight">
        <div>
          <p className="home-big">
            <span aria-hidden="true">
              {millions(newest)}
              <small>{t('home:insight.unit')}</small>
            </span>
            <span className="sr-only">{formatMoney(t.language, newest.amount, newest.currency)}</span>
          </p>
          <h2 className="t-h1 mt-6 max-w-[22ch]">
            {t(isMost ? 'home:insight.title_most' : 'home:insight.title', {
              quarter: t(`home:insight.quarter.${quarter(newest.period)}`),
              year: newest.period.slice(0, 4),
            })}
          </h2>
          <p className="t-2 mt-5 max-w-[46ch]">
            {t('home:insight.rounds', {
              count: newest.rounds,
              before: short(found.yearBefore?.amount ?? 0),
            })}{' '}
            {confirmedText(t, newest, short)}
          </p>
          <p className="t-small t-3 mt-4 max-w-[46ch]">
            {running && `${t('home:insight.running', { amount: short(running.amount) })} `}
            {t('home:insight.definition', { date: formatDate(t.language, funding.as_of) })}
          </p>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            <MoreLink to="/insights/startup">{t('home:insight.more')}</MoreLink>
            <MoreLink to="/ecosystem">{t('home:insight.network')}</MoreLink>
          </p>
        </div>
        <BarChart
          title={t('home:insight.chart')}
          data={shown.map((one) => ({
            label: t('home:insight.quarter_short', { quarter: quarter(one.period) }),
            group: one.period.slice(0, 4),
            confirmed: one.confirmed,
            stated: one.amount - one.confirmed,
            valueText: millions(one),
            confirmedText: short(one.confirmed),
            statedText: short(one.amount - one.confirmed),
            current: one.period === newest.period,
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
      </div>
    </section>
  );
}

function confirmedText(
  t: Translator,
  { amount, confirmed }: Quarter,
  short: (amount: number) => string,
): string {
  if (confirmed === 0) return t('home:insight.confirmed_none');
  if (confirmed === amount) return t('home:insight.confirmed_all');
  return t('home:insight.confirmed_some', { amount: short(confirmed) });
}
