import '#web/features/content/about.css';
import { getShell } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResourcePages } from '#shared/contracts/resource.contract.ts';
import { loadContentPage } from '#web/features/content/load-content-page.ts';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/about';

const AboutPage = serverDrawn(() =>
  import('#web/features/content/about-page.tsx').then((file) => file.AboutPage),
);

export const handle = { ...withTexts('content'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('content'), AboutPage.fetch];

export async function loader({ context }: Route.LoaderArgs) {
  const [page, shell, programs, events, library] = await Promise.all([
    loadContentPage(context, 'about'),
    callApi(context, getShell),
    callApi(context, getProgramPage),
    callApi(context, listEvents, { query: { per_page: 1 } }),
    callApi(context, listResourcePages, { query: { per_page: 100 } }),
  ]);
  const counts = {
    directory: shell.counts.all,
    programs: programs.open_count,
    events: events.upcoming_count,
    library: library.data.reduce((sum, { count }) => sum + count, 0),
  };
  return { page, counts };
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
