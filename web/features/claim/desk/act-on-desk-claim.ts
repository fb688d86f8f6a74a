import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  approveClaim,
  askClaim,
  keepClaim,
  rejectClaim,
  releaseClaim,
  takeClaim,
  transferClaim,
  undoClaim,
  withdrawClaimProposal,
} from '#shared/contracts/desk-claim.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { deskClaimTo } from './claims-state.ts';

export interface DeskClaimAnswer {
  intent: string;
  problem: ProblemBody;
  text: string;
}

const DECISIONS = {
  ask: askClaim,
  approve: approveClaim,
  reject: rejectClaim,
  transfer: transferClaim,
  keep: keepClaim,
};
const isDecision = (intent: string): intent is keyof typeof DECISIONS => Object.hasOwn(DECISIONS, intent);

/** Does what was asked on the page of a claim at the desk; `intent` names the button. */
export async function actOnDeskClaim(
  id: string,
  form: FormData,
  list: string,
  context: Readonly<RouterContextProvider>,
) {
  const intent = String(form.get('intent') ?? '');
  const text = String(form.get('text') ?? '');
  const version = Number(form.get('version')) || 0;
  const params = { id };
  const result = isDecision(intent)
    ? await tryApi(context, DECISIONS[intent], { params, body: { version, text } })
    : intent === 'undo' || intent === 'withdraw-proposal'
      ? await tryApi(context, intent === 'undo' ? undoClaim : withdrawClaimProposal, {
          params,
          body: { version },
        })
      : intent === 'take' || intent === 'release'
        ? await tryApi(context, intent === 'take' ? takeClaim : releaseClaim, { params })
        : null;
  const path = deskClaimTo(id, list);
  if (!result) return redirect(path);
  if (result.ok) {
    // Without a proof nothing was decided yet: it waits for a colleague.
    const waits = isDecision(intent) && result.value.proposal !== null && result.value.turn === 'desk';
    return redirect(`${path}${path.includes('?') ? '&' : '?'}done=${waits ? 'propose' : intent}`);
  }
  return data<DeskClaimAnswer>({ intent, problem: result.problem, text }, result.problem.status);
}
