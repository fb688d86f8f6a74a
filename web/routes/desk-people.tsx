import { postInvitation } from '#web/features/desk-people/invite-staff.ts';
import { loadPeople } from '#web/features/desk-people/load-people.ts';
import { PeoplePage } from '#web/features/desk-people/people-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-people.ts';

export const handle = withTexts('person-desk');
export const clientMiddleware = [fetchTexts('person-desk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadPeople(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  postInvitation(await request.formData(), context);

export default function DeskPeople({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage people={loaderData} answer={actionData} />;
}
