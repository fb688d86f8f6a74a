import { getIndividual } from '#shared/contracts/stakeholder.contract.ts';
import { individualPath, recordIdIn } from '#shared/domain/addresses.ts';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToOwn, movedTo } from '#web/lib/lead-to-own.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/individual';

const IndividualPage = serverDrawn(() =>
  import('#web/features/stakeholder/individual-page.tsx').then((file) => file.IndividualPage),
);

export const handle = { ...withTexts('directory', 'stakeholder'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('directory', 'stakeholder'), IndividualPage.fetch];

/** A person with one record leads to it; with more, the page names them all. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { redirect_to, data } = await callApi(context, getIndividual, {
    params: { id: recordIdIn(params.id) },
  });
  if (!data) throw redirect_to ? movedTo(redirect_to, url) : notFound();
  leadToOwn(individualPath(data), url);
  return data;
}

export default function Individual({ loaderData: person }: Route.ComponentProps) {
  return <IndividualPage person={person} />;
}
