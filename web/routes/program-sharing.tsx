import { listPrograms } from '#shared/contracts/program.contract.ts';
import { SharingPage } from '#web/features/content/sharing-page.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/program-sharing';

export const handle = withTexts('content', 'program');
export const clientMiddleware = [fetchTexts('content', 'program')];

/** Enough to see what a program looks like here. */
const EXAMPLES = 2;

export const loader = async ({ context }: Route.LoaderArgs) =>
  callApi(context, listPrograms, { query: { status: 'open', per_page: EXAMPLES } });

export default function ProgramSharing({ loaderData }: Route.ComponentProps) {
  return <SharingPage programs={loaderData.data} />;
}
