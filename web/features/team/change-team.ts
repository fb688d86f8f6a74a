import { data, type RouterContextProvider, redirect } from 'react-router';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { showMyself } from '#shared/contracts/profile.contract.ts';
import {
  answerTransfer,
  changeMember,
  type InviteAnswer,
  inviteMembers,
  transferOwnership,
} from '#shared/contracts/team.contract.ts';
import type { OfferAction } from '#shared/domain/ownership.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { listText } from './list-text.ts';

/** What the page shows after something was sent. Nothing typed is lost. */
export interface TeamAnswer {
  intent: string;
  problem: ProblemBody | null;
  invited: InviteAnswer | null;
  values: Record<string, string>;
}

const FIELDS = ['emails', 'role', 'note', 'member_id', 'confirm'];
type Change = BodyOf<typeof changeMember>;

/** Does what was asked on a team's page: `intent` names the button, `member_id` whom it is about. */
export async function changeTeam(
  id: string,
  path: string,
  form: FormData,
  context: Readonly<RouterContextProvider>,
) {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const values = Object.fromEntries(FIELDS.map((name) => [name, text(name)]));
  const refused = (problem: ProblemBody) =>
    data<TeamAnswer>({ intent, problem, invited: null, values }, problem.status);
  if (intent === 'invite') {
    const list = await listIn(form);
    if (list === null) return refused({ ...bareProblem(422), errors: { list: [''] } });
    values.emails = [values.emails, list].filter(Boolean).join('\n');
    const body = { emails: values.emails, role: values.role, note: values.note } as BodyOf<
      typeof inviteMembers
    >;
    const key = text('send_key');
    const result = await tryApi(
      context,
      inviteMembers,
      { params: { id }, body },
      key ? { idempotencyKey: key } : {},
    );
    if (!result.ok) return refused(result.problem);
    return data<TeamAnswer>({ intent, problem: null, invited: result.value, values: {} });
  }
  if (intent === 'transfer') {
    const body = { member_id: values.member_id ?? '', confirm: values.confirm ?? '' };
    const result = await tryApi(context, transferOwnership, { params: { id }, body });
    return result.ok ? redirect(`${path}?done=transfer`) : refused(result.problem);
  }
  const [what = '', to = ''] = intent.split(':');
  if (what === 'place') {
    const result = await tryApi(context, showMyself, { params: { id }, body: { shown: to === 'shown' } });
    return result.ok ? redirect(`${path}?done=${to}`) : refused(result.problem);
  }
  if (what === 'ownership') {
    const body = { action: to as OfferAction };
    const result = await tryApi(context, answerTransfer, { params: { id }, body });
    return result.ok ? redirect(`${path}?done=${to}`) : refused(result.problem);
  }
  const body = (what === 'role' ? { role: values.role } : { state: to }) as Change;
  const params = { id, memberId: values.member_id ?? '' };
  const result = await tryApi(context, changeMember, { params, body });
  if (!result.ok) return refused(result.problem);
  if (result.value === null && to === 'left')
    return redirect(text('self') ? MATCHING_PATH : `${path}?done=left`);
  // Ownership is offered, not given: the role is the old one until it is accepted.
  const isOffered = what === 'role' && values.role === 'owner' && result.value?.role !== 'owner';
  return redirect(`${path}?done=${isOffered ? 'transfer' : what === 'role' ? 'role' : to}`);
}

/** The text of a list that travelled with the form; empty without one, null when it is none. */
async function listIn(form: FormData): Promise<string | null> {
  const file = form.get('list');
  return file instanceof File && file.name !== '' ? listText(file) : '';
}
