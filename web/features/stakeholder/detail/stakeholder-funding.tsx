import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { CURRENCY } from '#shared/country/chosen/facts.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatCompact } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { FundingTimeline } from '#web/components/chart/funding-timeline.tsx';
import { SourceLine } from '#web/components/table/source-line.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Count } from '#web/components/ui/count.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PageName } from '../relations/page-link.tsx';

/** Money raised: a sum and a timeline per currency (never converted), and where the figures come from. */
export function StakeholderFunding({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const { rounds, totals } = record.funding;
  const latest = [...rounds].sort((a, b) => b.announced_date.localeCompare(a.announced_date))[0];
  if (!latest) return null;
  const sources = rounds.filter(({ source_url }) => source_url);
  return (
    <section id="funding" aria-labelledby="funding-title">
      <h2 id="funding-title" className="t-h1">
        {t('stakeholder:section.funding')}
      </h2>
      <div className="mb-10 flex flex-wrap gap-x-12 gap-y-6">
        {totals.map(({ currency, amount, confirmed, rounds: count }) => (
          <div key={currency}>
            <Count
              value={formatMoney(t.language, amount, currency)}
              label={t('stakeholder:funding.raised', { count })}
            />
            {confirmed > 0 && confirmed < amount && (
              <SourceLine
                kind="confirmed"
                text={t('stakeholder:funding.confirmed_part', {
                  amount: formatMoney(t.language, confirmed, currency),
                })}
              />
            )}
          </div>
        ))}
        <Count
          value={localName(latest.funding_type, t.language).text}
          label={t('stakeholder:funding.latest')}
        />
      </div>
      {totals.map(({ currency, rounds: count }) => (
        <div key={currency}>
          <p className="t-small t-3 mb-4">
            {count === 1 ? t('stakeholder:funding.one', { currency }) : unitText(t, currency)}
          </p>
          <FundingTimeline
            title={t('stakeholder:funding.chart', { currency })}
            rounds={rounds
              .filter((round) => round.currency === currency)
              .map((round) => ({
                id: round.id,
                date: round.announced_date,
                amount: round.amount,
                shortText: formatCompact(t.language, round.amount / 10 ** minorDigits(currency)),
                amountText: formatMoney(t.language, round.amount, currency),
                typeText: localName(round.funding_type, t.language).text,
                dateText: formatDate(t.language, round.announced_date),
                confirmed: round.confirmed_by !== 'owner',
                sourceText: t(`stakeholder:confirmed_by.${round.confirmed_by}`),
                note: round.investors.length > 0 && <Investors investors={round.investors} />,
              }))}
          />
        </div>
      ))}
      {sources.length > 0 && (
        <details className="mt-6">
          <summary className="link">{t('stakeholder:funding.sources')}</summary>
          <ul className="mt-3 grid gap-2">
            {sources.map((round) => (
              <li key={round.id}>
                <AppLink className="link break-all" to={round.source_url} rel="noopener nofollow ugc">
                  {round.source_url}
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Who put money into a round; those who said so themselves are marked. */
function Investors({ investors }: Pick<StakeholderDetail['funding']['rounds'][number], 'investors'>) {
  const t = useT();
  return (
    <>
      {t('stakeholder:funding.investors')}{' '}
      {investors.map(({ name, page, confirmed }, i) => (
        <span key={name}>
          {i > 0 && (t.language === 'km' ? ' ' : ', ')}
          {page ? <PageName page={page} /> : name}
          {confirmed && <span className="sr-only"> ({t('stakeholder:investment.confirmed')})</span>}
        </span>
      ))}
    </>
  );
}

/** The unit of the figures on the bars; the bars themselves carry numbers only. */
const unitText = (t: Translator, currency: string): string =>
  currency === 'USD' || currency === CURRENCY.code
    ? t(`stakeholder:funding.unit.${currency === 'USD' ? currency : 'own'}`)
    : t('stakeholder:funding.unit.other', { currency });
