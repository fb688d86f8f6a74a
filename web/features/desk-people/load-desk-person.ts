import { data, type RouterContextProvider, redirect } from 'react-router';
import { giveBackTaken, readTaken } from '#shared/contracts/desk.contract.ts';
import {
  endPersonSessions,
  getDeskPerson,
  grantRole,
  liftSuspension,
  revokeRole,
  sendPasswordLink,
  suspendPerson,
  takeOffFactor,
} from '#shared/contracts/desk-person.contract.ts';
import { proofPath } from '#shared/domain/proof.ts';
import { isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** Everything the page of a person shows. */
export async function loadPerson(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  const person = await callApi(context, getDeskPerson, { params: { id } });
  const { actor } = pageApi(context).caller;
  const is_own = actor.kind === 'person' && actor.id === id;
  const taken = person.grants.length > 0 ? await callApi(context, readTaken, { params: { id } }) : null;
  return { person, is_own, taken, wasInvited: url.searchParams.get('done') === 'invite' };
}
export type PersonData = Awaited<ReturnType<typeof loadPerson>>;

export interface PersonAnswer {
  intent: string;
  problem: ProblemBody | null;
  /** What is wrong with the reason, in sentences. */
  errors: readonly string[];
  /** What was typed and not taken. */
  reason: string;
}

/** Does what was asked on the page of a person; `intent` names the button, `revoke-reviewer` a role with it. */
export async function actOnPerson(id: string, form: FormData, context: Readonly<RouterContextProvider>) {
  const intent = String(form.get('intent') ?? '');
  const reason = String(form.get('reason') ?? '');
  const role = intent.startsWith('revoke-') ? intent.slice('revoke-'.length) : String(form.get('role') ?? '');
  const params = { id };
  const call = () => {
    if (intent === 'suspend') return tryApi(context, suspendPerson, { params, body: { reason } });
    if (intent === 'lift') return tryApi(context, liftSuspension, { params });
    if (intent === 'end') return tryApi(context, endPersonSessions, { params });
    if (intent === 'password') return tryApi(context, sendPasswordLink, { params });
    if (intent === 'give_back') return tryApi(context, giveBackTaken, { params });
    if (intent === 'factor') return tryApi(context, takeOffFactor, { params });
    if (!isDeskRole(role)) return null;
    return intent === 'grant'
      ? tryApi(context, grantRole, { params, body: { role } })
      : tryApi(context, revokeRole, { params: { id, role } });
  };
  const result = await call();
  const name = intent.startsWith('revoke') ? 'revoke' : intent;
  const answer: PersonAnswer = { intent: name, problem: null, errors: [], reason: '' };
  if (!result || result.ok) return data(answer);
  // Where a reason was typed, it stays on the page.
  if (result.problem.code === 'proof_needed' && intent !== 'suspend')
    return redirect(proofPath(`/desk/people/${id}`));
  const errors = result.problem.errors?.reason ?? [];
  return data({ ...answer, errors, reason, problem: result.problem }, result.problem.status);
}
