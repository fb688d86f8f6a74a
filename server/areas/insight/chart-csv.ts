import type { FastifyInstance } from 'fastify';
import { type InsightChart, insightQuery } from '#shared/contracts/insight.contract.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { isInsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { registerFeed } from '../../feeds/register-feed.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { refuseUnknownFilters, showFigures } from './get-insights.ts';

const COLUMNS = [
  'chart',
  'as_of',
  'key',
  'name',
  'name_kh',
  'value',
  'unit',
  'records',
  'held_back',
] as const;

/** `/public/api/v1/insights/{tab}/{chart}.csv`: the numbers of one chart, exactly as it shows them. */
export function registerChartCsv(app: FastifyInstance, services: Services): void {
  registerFeed<typeof insightQuery, { tab: string; file: string }>(app, services, {
    path: '/public/api/v1/insights/:tab/:file',
    query: insightQuery,
    type: 'text/csv',
    async make({ params: { tab, file }, query, tag, freshUntil }) {
      const id = /^([a-z-]+)\.csv$/.exec(file)?.[1];
      if (!isInsightTab(tab) || !id) throw new Problem('not_found');
      refuseUnknownFilters({ services }, tab, query);
      const context = {
        services,
        tag,
        freshUntil: (moment: Date | null) => moment && freshUntil(moment),
      };
      const { figures } = await showFigures(context, tab, query);
      const chart = figures.charts.find((one) => one.id === id);
      if (!chart) throw new Problem('not_found');
      return csvOf(chart, calendarDate(figures.as_of));
    },
  });
}

/** One line a group, then the total. Money is written in whole units of its currency. */
function csvOf(chart: InsightChart, as_of: string): string {
  const digits = chart.currency ? minorDigits(chart.currency) : 0;
  const number = (value: number | null) => (value === null ? '' : (value / 10 ** digits).toFixed(digits));
  const whole = { key: 'total', name: 'Total', name_kh: 'សរុប', value: chart.total, records: null };
  return writeCsv(
    COLUMNS,
    [...chart.groups, whole].map(({ key, name, name_kh, value, records }) => ({
      chart: chart.id,
      as_of,
      key,
      name,
      name_kh,
      value: number(value),
      unit: chart.currency || 'records',
      records: records === null ? '' : String(records),
      held_back: value === null ? 'yes' : 'no',
    })),
  );
}
