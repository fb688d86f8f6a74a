import { data } from 'react-router';
import { pageApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { notFound } from '#web/lib/read-problem.ts';
import type { Route } from './+types/not-found.ts';

export const handle = HYDRATES_ON_USE;

/** Any address without a page: the root's error page, with the status 404, or what was refused before it was looked at. */
export function loader({ context }: Route.LoaderArgs) {
  const { refused } = pageApi(context);
  throw refused ? data(refused, { status: refused.status }) : notFound();
}

export default function NotFound() {
  return null;
}
