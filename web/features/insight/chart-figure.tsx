import { LEAST_GROUP } from '#shared/domain/insight/suppress.ts';
import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import { valueText } from './chart-values.ts';
import { type Chart, chartText, csvPath, type Insights } from './insight-data.ts';

/** One chart with what it counts, as of when, its table and its file. */
export function ChartFigure({ insights, chart }: { insights: Insights; chart: Chart }) {
  const t = useT();
  const id = `chart-${chart.id}`;
  const isHeldBack = chart.groups.some(({ value }) => value === null);
  const notes = [
    `${t('insight:total')}${t.language === 'km' ? '៖' : ':'} ${valueText(t, chart, chart.total)}`,
    t('insight:as_of', { date: formatDate(t.language, insights.as_of) }),
  ];
  return (
    <section className="figure-chart" aria-labelledby={id} data-chart={chart.id}>
      <h2 id={id} className="t-h3">
        {chartText(t, insights, chart, 'title')}
      </h2>
      <p className="t-small t-2 mt-1">
        {chartText(t, insights, chart, 'text')} {chart.overlapping && t('insight:overlap_note')}
      </p>
      <div className="figure-drawing">
        <ChartDrawing insights={insights} chart={chart} />
      </div>
      <div className="figure-foot">
        <p className="num">{notes.join(' · ')}</p>
        {isHeldBack && <p>{t('insight:hidden_note', { least: String(LEAST_GROUP) })}</p>}
        <div className="figure-links">
          <ChartTable insights={insights} chart={chart} />
          <AppLink className="link t-small" to={csvPath(insights, chart, t.language)} download>
            {t('insight:csv')}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
