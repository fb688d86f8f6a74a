import { type RouterContextProvider, redirect } from 'react-router';
import { requestListing } from '#shared/contracts/listing.contract.ts';
import { confirmPath, GET_LISTED_PATH, stepPath } from '#shared/domain/listing/paths.ts';
import { tryApi } from '#web/lib/api.ts';
import { previousStep } from '../step/steps.ts';
import { problemTextsFrom } from '../values/problem-list.ts';
import { kindOf } from './load-step.ts';
import { privateData } from './private-page.ts';
import { readDraft } from './read-draft.ts';
import type { StepAnswer } from './save-step.ts';

/** Sends a whole form that was posted without a script: the same call as everybody's. */
export async function sendRequest({
  request,
  context,
  params,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { kind: string };
}) {
  const kind = kindOf(params.kind);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('intent') === 'back') return redirect(stepPath(kind, previousStep(kind, 'verify') ?? 'basic'));
  const found = await readDraft(request, context, kind);
  if (!found) return redirect(GET_LISTED_PATH);
  const sent = await tryApi(
    context,
    requestListing,
    {
      params: { stakeHolderType: kind },
      body: {
        draft: found.secret,
        declaration: text('declaration'),
        nickname: text('nickname'),
        bot_stamp: text('bot_stamp'),
      },
    },
    { idempotencyKey: text('idempotency_key') || crypto.randomUUID() },
  );
  if (sent.ok) return redirect(confirmPath(sent.value.reference));
  const texts = problemTextsFrom(sent.problem.errors);
  const problem = Object.keys(texts).length > 0 ? null : sent.problem;
  const values = { declaration: text('declaration') };
  return privateData<StepAnswer>({ values, found: {}, texts, problem }, sent.problem.status);
}
