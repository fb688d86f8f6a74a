import { loadPageViews } from '#web/features/page-view/load-page-views.ts';
import { PageViewsPage } from '#web/features/page-view/page-views-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-page-views.ts';

export const handle = withTexts('page-view');
export const clientMiddleware = [fetchTexts('page-view')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadPageViews(url, context);

export default function DeskPageViews({ loaderData }: Route.ComponentProps) {
  return <PageViewsPage views={loaderData} />;
}
