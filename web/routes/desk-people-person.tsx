import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PersonPage } from '#web/features/desk-people/desk-person-page.tsx';
import { actOnPerson, loadPerson } from '#web/features/desk-people/load-desk-person.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-people-person.ts';

export const handle = withTexts('person-desk', 'audit');
export const clientMiddleware = [fetchTexts('person-desk', 'audit')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadPerson(params.id, url, context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  actOnPerson(params.id, await request.formData(), context);

/** After a conflict the person is read again: something is otherwise than it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskPeoplePerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.person.id} data={loaderData} answer={actionData} />;
}
