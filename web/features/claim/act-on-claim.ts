import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  addClaimDocument,
  answerClaim,
  checkWebsite,
  chooseProof,
  confirmClaim,
  saysOfOwner,
  withdrawClaim,
} from '#shared/contracts/claim.contract.ts';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';

export interface ClaimAnswer {
  intent: string;
  problem: ProblemBody;
  values: Record<string, string>;
}

const FIELDS = ['code', 'proof', 'email', 'text', 'says'];
/** What the page says once a button did its work. */
const DONE: Readonly<Record<string, string>> = {
  confirm: 'proved',
  check: 'proved',
  code: 'code',
  proof: 'proof',
  document: 'document',
  answer: 'answered',
  withdraw: 'withdrawn',
  owner: 'said',
};

/** Does what was asked on the page of a claim; `intent` names the button. */
export async function actOnClaim(id: string, form: FormData, context: Readonly<RouterContextProvider>) {
  const values = Object.fromEntries(
    FIELDS.map((name) => [name, typeof form.get(name) === 'string' ? String(form.get(name)) : '']),
  ) as Record<(typeof FIELDS)[number], string>;
  const intent = String(form.get('intent') ?? '');
  const result = await act(id, intent, values, form, context);
  if (result?.ok) return redirect(`${claimPath(id)}?done=${DONE[intent] ?? ''}`);
  if (!result) return redirect(claimPath(id));
  return data<ClaimAnswer>({ intent, problem: result.problem, values }, result.problem.status);
}

async function act(
  id: string,
  intent: string,
  values: Record<string, string>,
  form: FormData,
  context: Readonly<RouterContextProvider>,
) {
  const params = { id };
  const { code, proof, email, text, says } = values;
  switch (intent) {
    case 'confirm':
      return tryApi(context, confirmClaim, { params, body: { code } });
    case 'check':
      return tryApi(context, checkWebsite, { params });
    case 'code':
    case 'proof':
      return tryApi(context, chooseProof, { params, body: { proof, email } as BodyOf<typeof chooseProof> });
    case 'document': {
      const document = await uploadedFile(form, 'document');
      return tryApi(context, addClaimDocument, {
        params,
        body: { document } as BodyOf<typeof addClaimDocument>,
      });
    }
    case 'answer':
      return tryApi(context, answerClaim, { params, body: { text } });
    case 'withdraw':
      return tryApi(context, withdrawClaim, { params });
    case 'owner':
      return tryApi(context, saysOfOwner, { params, body: { says, text } as BodyOf<typeof saysOfOwner> });
    default:
      return null;
  }
}
