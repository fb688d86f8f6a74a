import { type MiddlewareFunction, redirect } from 'react-router';
import { pageApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/problem.ts';
import { deskSignIn } from './desk-paths.ts';

/**
 * Lets only staff in: visitors are led to the sign-in page, for people without a desk role there is no such page. What
 * a visitor sends goes on to its action: that answers 401, and the page keeps what was typed.
 */
export const deskOnly: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const { actor } = pageApi(context).caller;
  if (actor.kind === 'visitor') {
    if (request.method === 'GET') throw redirect(deskSignIn(url.pathname + url.search));
  } else if (actor.desk_roles.length === 0) throw notFound();
};
