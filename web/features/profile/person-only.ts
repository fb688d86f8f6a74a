import { type MiddlewareFunction, redirect } from 'react-router';
import { bringsSession } from '#shared/domain/session-cookies.ts';
import { pageApi } from '#web/lib/api.ts';
import { signInFor } from '#web/lib/sign-in-paths.ts';

/**
 * Keeps visitors out of a person's own area: they are led home before anything of the page is drawn. Whose
 * session is over is asked to sign in there, and comes back to the page. What a
 * visitor sends goes on to its action, because their session may have ended while they typed: the action answers 401 and
 * the page keeps the text.
 */
export const personOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  const { caller, publicUrl } = pageApi(context);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (caller.actor.kind === 'person' || !reads) return;
  const { pathname, search, searchParams } = new URL(request.url);
  const was = bringsSession(request.headers.get('cookie'), publicUrl.startsWith('https:'));
  // The public site leads here whoever finds something wrong with a page.
  const reports = searchParams.has('report');
  throw redirect(was || reports ? signInFor(pathname + search) : '/');
};
