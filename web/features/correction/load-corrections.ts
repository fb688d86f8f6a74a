import { data, type RouterContextProvider } from 'react-router';
import * as contract from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer } from '#shared/domain/cases/correction.ts';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.tsx';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { correctionsList } from './corrections-state.ts';

type Context = Readonly<RouterContextProvider>;

export const loadCorrections = (url: URL, context: Context) =>
  loadList(url, context, correctionsList, contract.listCorrections);
export type CorrectionsData = Awaited<ReturnType<typeof loadCorrections>>;

/** One correction as the desk or an owner of the page sees it; null for an owner who is signed out. */
export async function loadCorrection(id: string, as: CorrectionAnswerer, context: Context) {
  if (as === 'owner' && pageApi(context).caller.actor.kind !== 'person') return null;
  return callApi(context, as === 'desk' ? contract.getCorrection : contract.getOwnCorrection, {
    params: { id },
  });
}

const VERBS = ['accept', 'decline', 'undo'] as const;
export type CorrectionAnswer = CaseAnswer<(typeof VERBS)[number]>;

/** Accepts, declines, or takes one's own answer back. */
export async function answerCorrection(id: string, form: FormData, as: CorrectionAnswerer, context: Context) {
  const typed = String(form.get('answer') ?? '');
  const says = VERBS.find((verb) => verb === form.get('do'));
  // Nothing is decided that nobody said.
  if (!says) throw data(null, 400);
  const params = { id };
  const body = { answer: typed };
  const call = () => {
    if (says === 'undo')
      return tryApi(context, as === 'desk' ? contract.undoCorrection : contract.undoOwnCorrection, {
        params,
      });
    if (as === 'owner')
      return tryApi(context, contract.answerOwnCorrection, { params, body: { ...body, says } });
    return tryApi(context, says === 'accept' ? contract.acceptCorrection : contract.declineCorrection, {
      params,
      body,
    });
  };
  const done = await call();
  const answer: CorrectionAnswer = done.ok ? { done: says } : { problem: done.problem, typed };
  return data(answer, done.ok ? 200 : done.problem.status);
}
