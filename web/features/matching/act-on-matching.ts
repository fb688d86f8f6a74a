import { data, type RouterContextProvider, redirect } from 'react-router';
import { MATCH_CALLS, takeMatch } from '#shared/contracts/matching.contract.ts';
import { answerTeamInvite } from '#shared/contracts/team-invite.contract.ts';
import { isStakeholderKind } from '#shared/domain/subject-kinds.ts';
import { MATCHING_PATH, teamPath } from '#shared/domain/team.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

export interface MatchingAnswer {
  intent: string;
  problem: ProblemBody;
  values: { email: string; kind: string };
}

/** Answers an invitation, asks for the link to pages of an address, or takes what a link offers. */
export async function actOnMatching(form: FormData, url: URL, context: Readonly<RouterContextProvider>) {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const values = { email: text('email'), kind: text('kind') };
  const refused = (problem: ProblemBody) => data<MatchingAnswer>({ intent, problem, values }, problem.status);
  if (intent === 'find') {
    const kind = isStakeholderKind(values.kind) ? values.kind : 'startup';
    const result = await tryApi(context, MATCH_CALLS[kind], { body: { email: values.email } });
    if (!result.ok) return refused(result.problem);
    return redirect(`${MATCHING_PATH}?${new URLSearchParams({ sent: result.value.email })}`);
  }
  const token = url.searchParams.get('token') ?? text('token');
  if (intent === 'take' && token) {
    const result = await tryApi(context, takeMatch, { params: { token }, body: { id: text('id') } });
    if (!result.ok) return refused(result.problem);
    const { offer, kind, id } = result.value;
    return redirect(
      offer === 'member'
        ? teamPath(kind, id)
        : `${MATCHING_PATH}?${new URLSearchParams({ token, done: '1' })}`,
    );
  }
  const action = intent === 'accept' || intent === 'withdraw' ? intent : 'decline';
  const result = await tryApi(context, answerTeamInvite, { params: { id: text('id') }, body: { action } });
  if (!result.ok) return refused(result.problem);
  const { page } = result.value;
  return redirect(action === 'accept' ? teamPath(page.kind, page.id) : `${MATCHING_PATH}?done=1`);
}
