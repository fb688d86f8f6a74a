import { loadPeople } from '#web/features/desk-people/load-people.ts';
import { PeoplePage } from '#web/features/desk-people/people-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-people.ts';

export const handle = withTexts('person-desk');
export const clientMiddleware = [fetchTexts('person-desk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadPeople(url, context);

export default function DeskPeople({ loaderData }: Route.ComponentProps) {
  return <PeoplePage people={loaderData} />;
}
