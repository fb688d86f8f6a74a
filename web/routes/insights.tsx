import '#web/features/insight/insight.css';
import { data, redirect } from 'react-router';
import { getInsights, insightQuery } from '#shared/contracts/insight.contract.ts';
import { INSIGHT_FILTERS, isInsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import { tidyAddress } from '#web/lib/tidy-address.ts';
import type { Route } from './+types/insights';

const InsightPage = serverDrawn(() =>
  import('#web/features/insight/insight-page.tsx').then((file) => file.InsightPage),
);
export const handle = { ...withTexts('insight'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('insight'), InsightPage.fetch];

/** The filters of the address; a quarter stands alone. What figures cannot be narrowed to leads to the clean address. */
export async function loader({ request, params: { tab }, context }: Route.LoaderArgs) {
  if (!isInsightTab(tab)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const asked = url.searchParams;
  const names = asked.get('quarter') ? (['quarter'] as const) : INSIGHT_FILTERS;
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = asked.get(name);
      return value && insightQuery.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
  const figures = await callApi(context, getInsights, { params: { tab }, query });
  const counted = figures.quarter ? { quarter: figures.quarter } : figures.filters;
  const clean = Array.isArray(counted) ? counted.map(({ key, value }) => [key, value]) : counted;
  const tidy = tidyAddress(url, [...INSIGHT_FILTERS, 'quarter'], new URLSearchParams(clean));
  if (tidy !== null) throw redirect(tidy);
  // The day alone, which is shown: the same page is made of the same data by whoever makes it again.
  return { ...figures, as_of: calendarDate(figures.as_of) };
}

export default function InsightsRoute({ loaderData: insights }: Route.ComponentProps) {
  const t = useT();
  const { tab } = insights;
  return (
    <>
      <PageHead
        title={t('insight:page_title', { tab: t(`insight:tabs.${tab}`) })}
        description={t(`insight:lead.${tab}`)}
      />
      <InsightPage insights={insights} />
    </>
  );
}
