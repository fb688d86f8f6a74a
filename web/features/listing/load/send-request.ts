import { type RouterContextProvider, redirect } from 'react-router';
import { requestListing } from '#shared/contracts/listing.contract.ts';
import { suggest } from '#shared/contracts/suggestion.contract.ts';
import { formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { tryApi } from '#web/lib/api.ts';
import { previousStep } from '../step/steps.ts';
import { problemTextsFrom } from '../values/problem-list.ts';
import { sentTo } from '../verify/sent-to.ts';
import { privateData } from './private-headers.ts';
import { readDraft } from './read-draft.ts';
import type { StepAnswer } from './save-step.ts';

/** Sends a whole form that was posted without a script: the same call as everybody's. */
export async function sendRequest({
  request,
  context,
  kind,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  kind: SubjectKind;
}) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('intent') === 'back') return redirect(stepPath(kind, previousStep(kind, 'verify') ?? 'basic'));
  const found = await readDraft(request, context, kind);
  if (!found) return redirect(formHome(kind));
  const body = {
    draft: found.secret,
    declaration: text('declaration'),
    nickname: text('nickname'),
    bot_stamp: text('bot_stamp'),
  };
  const once = { idempotencyKey: text('idempotency_key') || crypto.randomUUID() };
  const sent = isSuggestionKind(kind)
    ? await tryApi(context, suggest, { params: { kind }, body }, once)
    : await tryApi(context, requestListing, { params: { stakeHolderType: kind }, body }, once);
  if (sent.ok) return redirect(sentTo(kind, sent.value));
  const texts = problemTextsFrom(sent.problem.errors);
  const problem = Object.keys(texts).length > 0 ? null : sent.problem;
  const values = { declaration: text('declaration') };
  return privateData<StepAnswer>({ values, found: {}, texts, problem }, sent.problem.status);
}
