import { data, redirect } from 'react-router';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import {
  claimIdentityToken,
  getWaitingIdentity,
  identityLogin,
} from '#shared/contracts/identity.contract.ts';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import { afterSignIn } from '#web/features/account/after-sign-in.ts';
import { ReturnPage } from '#web/features/account/identity/return-page.tsx';
import { readReturned } from '#web/features/account/identity/returned.ts';
import { settleIdentity } from '#web/features/account/identity/settle-identity.ts';
import { wayBackCookie, wayBackOf } from '#web/features/account/identity/way-back-cookie.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { withFrame } from '#web/lib/frame.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/camdigikey-login.ts';

export const handle = { ...withTexts('account'), ...withFrame('own') };
export const clientMiddleware = [fetchTexts('account')];
export const headers = accountHeaders;

/**
 * Only the kind of what came back is handed on: the token is read from the address by the page itself. It is bound to this
 * browser's attempt at once; whether it is, ending the sign-in asks again.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const returned = readReturned(url.searchParams);
  const { kind } = returned;
  if (returned.kind === 'token')
    await tryApi(context, claimIdentityToken, { body: { token: returned.token } });
  const waiting = kind === 'nothing' ? await tryApi(context, getWaitingIdentity) : null;
  if (waiting?.ok) return { kind, known: waiting.value };
  if (kind === 'nothing' && pageApi(context).caller.actor.kind === 'person') throw redirect('/');
  return { kind, known: null };
}

/** Ends the sign-in where no script runs; does what the person of a known address chose. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has('settle')) return settleIdentity(form, request, context);
  const text = (name: string) => String(form.get(name) ?? '');
  const result = await tryApi(context, identityLogin, {
    body: { token: text('token'), state: text('state') || undefined },
  });
  if (!result.ok && result.problem.code === 'account_known') return redirect(IDENTITY_RETURN_PATH);
  if (!result.ok) return data({ problem: result.problem }, result.problem.status);
  const forget = wayBackCookie(null, pageApi(context).publicUrl);
  return redirect(afterSignIn(wayBackOf(request) ?? '/'), { headers: { 'set-cookie': forget } });
}

export default function CamDigiKeyLogin({ loaderData: { kind, known }, actionData }: Route.ComponentProps) {
  return <ReturnPage kind={kind} known={known} problem={actionData?.problem} />;
}
