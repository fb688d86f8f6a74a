import { type MiddlewareFunction, redirect } from 'react-router';
import { pageApi } from '#web/lib/api.ts';

/**
 * Keeps visitors out of a person's own area: they are led home before anything of the page is drawn (2.074). What a
 * visitor sends goes on to its action, because their session may have ended while they typed: the action answers 401 and
 * the page keeps the text.
 */
export const personOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  const { actor } = pageApi(context).caller;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (actor.kind === 'visitor' && reads) throw redirect('/');
};
