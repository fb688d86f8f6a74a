import type { RouterContextProvider } from 'react-router';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { listPrograms } from '#shared/contracts/program.contract.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { listDrafts } from '#web/features/listing/load/list-drafts.ts';
import { callApi } from '#web/lib/api.ts';

/** Enough to see what a suggestion becomes. */
const EXAMPLES = 3;

/** Where a suggestion begins: what was begun in this browser, and what is public already. */
export async function loadLanding(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: SuggestionKind,
) {
  const [drafts, programs, events] = await Promise.all([
    listDrafts(request, context),
    kind === 'program'
      ? callApi(context, listPrograms, { query: { status: 'open', per_page: EXAMPLES } })
      : null,
    kind === 'event' ? callApi(context, listEvents, { query: { per_page: EXAMPLES } }) : null,
  ]);
  return {
    kind,
    drafts: drafts.filter((draft) => draft.kind === kind),
    programs: programs?.data ?? [],
    events: events?.data ?? [],
    discarded: new URL(request.url).searchParams.has('discarded'),
    now: new Date().toISOString(),
  };
}
export type LandingData = Awaited<ReturnType<typeof loadLanding>>;
