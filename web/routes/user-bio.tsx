import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { BioPage } from '#web/features/person/bio/bio-page.tsx';
import { saveBio } from '#web/features/person/bio/save-bio.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-bio.ts';

export const handle = withTexts('person', 'rules');
export const clientMiddleware = [fetchTexts('person', 'rules')];

/** No profile: the session ended while the form was sent, the answer of the action has what was typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isPerson = pageApi(context).caller.actor.kind === 'person';
  return {
    profile: isPerson ? await callApi(context, getOwnProfile) : null,
    done: url.searchParams.get('done'),
  };
}

export const action = withFiles((args: Route.ActionArgs) => {
  return saveBio(args);
});

export default function UserBio({ loaderData, actionData }: Route.ComponentProps) {
  return <BioPage {...loaderData} answer={actionData} />;
}
