import { INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { type Insights, tabPath } from './insight-data.ts';
import { InsightFilters } from './insight-filters.tsx';
import { KeptQuarters, quarterName } from './kept-quarters.tsx';

/** A page of figures: what it counts, as of when, its charts, and the quarters that are kept. */
export function InsightPage({ insights }: { insights: Insights }) {
  const t = useT();
  const { tab, quarter, as_of, figures, charts } = insights;
  const date = formatDate(t.language, as_of);
  const isEmpty = figures[0]?.value === 0 && insights.filters.length > 0;
  return (
    <>
      <div className="wrap page-top">
        <h1 className="t-d1">{t('insight:title')}</h1>
        <p className="t-lead t-2">{t(`insight:lead.${tab}`)}</p>
        <div className="mt-8">
          <Tabs
            label={t('insight:tabs_label')}
            items={INSIGHT_TABS.map((one) => ({
              to: tabPath(one),
              text: t(`insight:tabs.${one}`),
              current: one === tab,
            }))}
          />
        </div>
      </div>
      <div className="wrap grid gap-8 pt-8 pb-(--section)">
        {quarter ? (
          <p className="t-2 max-w-[64ch]">
            {t('insight:frozen', { quarter: quarterName(t, quarter), date })}{' '}
            <AppLink to={tabPath(tab)} className="link">
              {t('insight:show_live')}
            </AppLink>
          </p>
        ) : (
          <>
            <InsightFilters insights={insights} />
            <p className="t-2">{t('insight:live', { date })}</p>
          </>
        )}
        <dl className="figures">
          {figures.map(({ id, value }) => (
            <div key={id}>
              <dt className="t-small">{t(`insight:figure.${id}`)}</dt>
              <dd className="kind-count num">
                {value === null ? (
                  <span className="t-h3">{t('insight:hidden_short')}</span>
                ) : (
                  formatInteger(value)
                )}
              </dd>
            </div>
          ))}
        </dl>
        {isEmpty ? (
          <EmptyState title={t('insight:empty_title')} text={t('insight:empty_text')} />
        ) : (
          <div className="figure-grid">
            {charts.map((chart) => (
              <ChartFigure key={chart.id} insights={insights} chart={chart} />
            ))}
          </div>
        )}
      </div>
      <section className="section sand-2">
        <div className="wrap grid gap-12 lg:grid-cols-2 lg:gap-24">
          <KeptQuarters insights={insights} />
          <div>
            <h2 className="t-h2">{t('insight:open_data')}</h2>
            <p className="t-2 mt-3 mb-4 max-w-[52ch]">{t('insight:open_data_text')}</p>
            <MoreLink to="/open-data">{t('insight:open_data_link')}</MoreLink>
          </div>
        </div>
      </section>
    </>
  );
}
