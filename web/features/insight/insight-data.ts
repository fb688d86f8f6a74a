import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getInsights } from '#shared/contracts/insight.contract.ts';
import { isChartName } from '#shared/domain/insight/charts.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { withParams } from '#web/lib/list-query.ts';
import { currencyName } from './currency-name.ts';

export type Insights = ResponseOf<typeof getInsights>;
export type Chart = Insights['charts'][number];
export type Group = Chart['groups'][number];

export const tabPath = (tab: string) => `/insights/${tab}`;

/** The address of the page as it is narrowed, with a change. */
export function narrowed({ tab, filters, quarter }: Insights, change: Record<string, string | undefined>) {
  const now = new URLSearchParams(filters.map(({ key, value }) => [key, value]));
  return withParams(tabPath(tab), now, { quarter: quarter ?? undefined, ...change });
}

/** Where the numbers of a chart are a file. */
export function csvPath(insights: Insights, chart: Chart, language: string): string {
  const page = narrowed(insights, {}).slice(tabPath(insights.tab).length);
  const path = `/public/api/v1/insights/${insights.tab}/${chart.id}.csv${page}`;
  return language === 'km' ? `${path}${page ? '&' : '?'}lang=km` : path;
}

/** The words of a chart: `insight:chart.startup.sector.title`. */
export function chartText(t: Translator, { tab }: Insights, chart: Chart, part: 'title' | 'text'): string {
  const name = `${tab}.${chart.topic}`;
  if (!isChartName(name)) throw new Error(`No such chart: ${name}`);
  return t(`insight:chart.${name}.${part}`, { currency: currencyName(chart.currency, t.language) });
}
