import { getShell } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResourcePages } from '#shared/contracts/resource.contract.ts';
import { AboutPage } from '#web/features/content/about-page.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/about';

export const handle = withTexts('content');
export const clientMiddleware = [fetchTexts('content')];

export async function loader({ context }: Route.LoaderArgs) {
  const [shell, programs, events, library] = await Promise.all([
    callApi(context, getShell),
    callApi(context, getProgramPage),
    callApi(context, listEvents, { query: { per_page: 1 } }),
    callApi(context, listResourcePages, { query: { per_page: 100 } }),
  ]);
  return {
    directory: shell.counts.all,
    programs: programs.open_count,
    events: events.upcoming_count,
    library: library.data.reduce((sum, { count }) => sum + count, 0),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage counts={loaderData} />;
}
