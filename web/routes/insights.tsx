import '#web/features/insight/insight.css';
import { data } from 'react-router';
import { getInsights } from '#shared/contracts/insight.contract.ts';
import { INSIGHT_FILTERS, isInsightTab } from '#shared/domain/insight/tabs.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { callApi } from '#web/lib/api.ts';
import { still } from '#web/lib/still.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/insights';

const InsightPage = still(() =>
  import('#web/features/insight/insight-page.tsx').then((file) => file.InsightPage),
);
export const handle = withTexts('insight');
export const clientMiddleware = [fetchTexts('insight'), InsightPage.fetch];

/** The filters of the address; a quarter stands alone. What a list cannot be set to counts for nothing. */
export async function loader({ request, params: { tab }, context }: Route.LoaderArgs) {
  if (!isInsightTab(tab)) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const names = asked.get('quarter') ? ['quarter'] : INSIGHT_FILTERS;
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return callApi(context, getInsights, { params: { tab }, query });
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
