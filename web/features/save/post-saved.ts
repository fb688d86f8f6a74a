import { type RouterContextProvider, redirect } from 'react-router';
import { endOwnCalendar, renewOwnCalendar } from '#shared/contracts/own-calendar.contract.ts';
import { saveItem, unsaveItem } from '#shared/contracts/save.contract.ts';
import { proofPath } from '#shared/domain/proof.ts';
import { parseSavedKey, SAVED_PATH } from '#shared/domain/saved.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import { sitePath } from '#web/lib/kept-path.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A save button pressed where no script runs: does it and goes back; a visitor signs in first. Or a button of the own
 * calendar.
 */
export async function postSaved(request: Request, context: Context): Promise<Response> {
  const form = await request.formData();
  if (form.has('calendar')) return changeCalendar(form.get('calendar'), context);
  const pending = form.get('save');
  const key = parseSavedKey(String(pending ?? form.get('unsave') ?? ''));
  if (!key) throw notFound();
  const { caller, publicUrl } = pageApi(context);
  if (caller.actor.kind === 'visitor')
    throw redirect(signInAction(pending ? `${SAVED_PATH}?save=${pending}` : SAVED_PATH));
  const { kind, object_id } = key;
  const done = pending
    ? await tryApi(context, saveItem, { body: { kind, object_id } })
    : await tryApi(context, unsaveItem, { params: { kind, object_id } });
  if (!done.ok) throw Response.json(done.problem, { status: done.problem.status });
  throw redirect(wayBack(request.headers.get('referer'), publicUrl));
}

async function changeCalendar(change: FormDataEntryValue | null, context: Context): Promise<Response> {
  if (change !== 'renew' && change !== 'end') throw notFound();
  if (pageApi(context).caller.actor.kind === 'visitor') throw redirect(signInAction(SAVED_PATH));
  const done = await tryApi(context, change === 'renew' ? renewOwnCalendar : endOwnCalendar, {});
  if (!done.ok && done.problem.code === 'proof_needed')
    throw redirect(proofPath(`${SAVED_PATH}#own-calendar`));
  if (!done.ok) throw Response.json(done.problem, { status: done.problem.status });
  throw redirect(`${SAVED_PATH}#own-calendar`);
}

/** The page the button was on, when it was one of ours. */
function wayBack(referer: string | null, publicUrl: string): string {
  const own = referer?.startsWith(`${publicUrl}/`) ? sitePath(referer.slice(publicUrl.length)) : null;
  const url = new URL(own ?? SAVED_PATH, publicUrl);
  url.searchParams.delete('save');
  return url.pathname === '/account/sign-in' ? SAVED_PATH : url.pathname + url.search;
}
