import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { getSecondFactor } from '#shared/contracts/second-factor.contract.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { deskSignIn } from './desk-paths.ts';

/**
 * Lets only staff in: visitors are led to the sign-in page, for people without a desk role there is no such page. What
 * a visitor sends goes on to its action: that answers 401, and the page keeps what was typed.
 */
export const deskOnly: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { actor } = pageApi(context).caller;
  if (actor.kind === 'visitor') {
    if (request.method === 'GET') throw redirect(deskSignIn(url.pathname + url.search));
  } else if (actor.desk_roles.length === 0) throw await awayFromDesk(context);
};

/**
 * Where somebody without the rights of the desk goes: staff who came in by a password alone are led to the page where
 * they set up one-time codes, for everybody else there is nothing here.
 */
export async function awayFromDesk(context: Readonly<RouterContextProvider>) {
  const factor = await tryApi(context, getSecondFactor);
  return factor.ok && factor.value.needed ? redirect(`${SECURITY_PATH}?desk`) : notFound();
}
