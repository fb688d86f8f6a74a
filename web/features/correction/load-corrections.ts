import { data, type RouterContextProvider, redirect } from 'react-router';
import * as contract from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer } from '#shared/domain/cases/correction.ts';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.tsx';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { correctionsList } from './corrections-state.ts';

type Context = Readonly<RouterContextProvider>;

/** The corrections as an address asks for them; a page that is gone leads to the first. */
export async function loadCorrections(url: URL, context: Context) {
  const state = correctionsList.read(url.searchParams);
  leadToTidy(url, correctionsList.to(state));
  const list = await callApi(context, contract.listCorrections, { query: state });
  if (state.page > list.total_page) throw redirect(correctionsList.to({ ...state, page: 1 }));
  return { state, list };
}
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
