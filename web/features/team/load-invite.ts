import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  answerMailedInvite,
  answerTeamInvite,
  getTeamInvite,
  readTeamInvite,
  type TeamInvitation,
} from '#shared/contracts/team-invite.contract.ts';
import { teamInvitePath } from '#shared/domain/team.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

/** A notice names an invitation by its id, for the person it is for; a mail by its secret. */
const isId = (secret: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(secret);

/** The invitation of a link; without one the page says what may have happened. */
export async function loadInvite(secret: string, context: Context) {
  const signed_in = pageApi(context).caller.actor.kind === 'person';
  let invitation: TeamInvitation | null = null;
  if (!isId(secret)) {
    const result = await tryApi(context, readTeamInvite, { params: { secret } });
    if (result.ok) invitation = result.value;
  } else if (signed_in) {
    const result = await tryApi(context, getTeamInvite, { params: { id: secret } });
    if (result.ok) invitation = result.value;
  }
  const status = invitation || (isId(secret) && !signed_in) ? 200 : 404;
  return data({ secret, signed_in, invitation }, status);
}
export interface InviteData {
  secret: string;
  signed_in: boolean;
  invitation: TeamInvitation | null;
}

export interface InviteAnswer {
  problem: ProblemBody;
  /** A code was sent to the invited address, and none had been typed. */
  asks_code: boolean;
}

/** Accepts or declines; the page then says so. */
export async function answerInvite(secret: string, form: FormData, context: Context) {
  const action = form.get('intent') === 'accept' ? 'accept' : 'decline';
  const typed = form.get('code');
  const code = typeof typed === 'string' && typed ? typed : undefined;
  const result = isId(secret)
    ? await tryApi(context, answerTeamInvite, { params: { id: secret }, body: { action } })
    : await tryApi(context, answerMailedInvite, { params: { secret }, body: { action, code } });
  if (result.ok) return redirect(teamInvitePath(secret));
  // That a code is asked for is no mistake of whoever has not been told of one.
  const asks_code = code === undefined && result.problem.errors?.code !== undefined;
  return data<InviteAnswer>({ problem: result.problem, asks_code }, result.problem.status);
}
