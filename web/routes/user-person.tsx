import { loadPerson } from '#web/features/person/card/load-person.ts';
import { fetchParts, PersonPage } from '#web/features/person/card/person-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-person.ts';

export const handle = withTexts('person');
export const clientMiddleware = [fetchTexts('person'), ...fetchParts];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPerson(context, params.userId);
}

export default function UserPerson({ loaderData }: Route.ComponentProps) {
  return <PersonPage person={loaderData} />;
}
