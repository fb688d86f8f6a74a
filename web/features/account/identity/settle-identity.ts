import { data, type RouterContextProvider, redirect } from 'react-router';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { signOut } from '#shared/contracts/account.contract.ts';
import { settleIdentity as contract } from '#shared/contracts/identity.contract.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { sitePath } from '#web/lib/kept-path.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { SETTLE } from './known-account.tsx';
import { wayBackCookie, wayBackOf } from './way-back-cookie.ts';

/** What the page of a known address sends: to the other account's sign-in, or one of the two ways in. */
export async function settleIdentity(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const chosen = form.get('settle');
  const { caller, publicUrl } = pageApi(context);
  if (chosen === SETTLE.signIn) {
    if (caller.actor.kind === 'person') await tryApi(context, signOut, { body: {} });
    return redirect(signInAction(IDENTITY_RETURN_PATH));
  }
  const choice = chosen === SETTLE.link ? 'link' : 'new';
  const result = await tryApi(context, contract, { body: { choice } });
  if (!result.ok && result.problem.status !== 404)
    return data({ problem: result.problem }, result.problem.status);
  const back = sitePath(String(form.get('back') ?? '')) ?? wayBackOf(request) ?? '/';
  const headers = { 'set-cookie': wayBackCookie(null, publicUrl) };
  return redirect(result.ok ? back : IDENTITY_RETURN_PATH, result.ok ? { headers } : {});
}
