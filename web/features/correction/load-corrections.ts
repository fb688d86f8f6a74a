import type { RouterContextProvider } from 'react-router';
import * as contract from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer } from '#shared/domain/cases/correction.ts';
import { caseStep, noteStep } from '#web/features/case-desk/act-on-case.ts';
import { loadRecentBulk } from '#web/features/case-desk/bulk/load-bulk.ts';
import { caseViewer } from '#web/features/case-desk/load-case.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { correctionsList } from './corrections-state.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadCorrections(url: URL, context: Context) {
  const [found, bulk] = await Promise.all([
    loadList(url, context, correctionsList, contract.listCorrections),
    loadRecentBulk(context, 'correction'),
  ]);
  return { ...found, bulk, ...caseViewer(context) };
}
export type CorrectionsData = Awaited<ReturnType<typeof loadCorrections>>;

/** One correction as the desk or an owner of the page sees it; null for an owner who is signed out. */
export async function loadCorrection(id: string, as: CorrectionAnswerer, context: Context) {
  if (as === 'owner' && pageApi(context).caller.actor.kind !== 'person') return null;
  const call = as === 'desk' ? contract.getCorrection : contract.getOwnCorrection;
  const correction = await callApi(context, call, { params: { id } });
  return { correction, as, ...caseViewer(context) };
}
export type CorrectionData = NonNullable<Awaited<ReturnType<typeof loadCorrection>>>;

/** The buttons of its page: for an owner the button itself says which answer it is. */
export const CORRECTION_STEPS = {
  desk: {
    take: caseStep(contract.takeCorrection),
    release: caseStep(contract.releaseCorrection),
    note: noteStep(contract.noteOnCorrection),
    accept: caseStep(contract.acceptCorrection, 'answer'),
    decline: caseStep(contract.declineCorrection, 'answer'),
    undo: caseStep(contract.undoCorrection),
  },
  owner: {
    accept: caseStep(contract.answerOwnCorrection, { answer: 'answer', says: 'intent' }),
    decline: caseStep(contract.answerOwnCorrection, { answer: 'answer', says: 'intent' }),
    undo: caseStep(contract.undoOwnCorrection),
  },
};
