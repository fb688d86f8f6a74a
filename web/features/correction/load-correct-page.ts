import { data, type RouterContextProvider, redirect } from 'react-router';
import { sendCorrection } from '#shared/contracts/correction.contract.ts';
import { CORRECTED_PAGES, CORRECTION_FIELDS, correctPageLink } from '#shared/domain/correction.ts';
import { loadPageForm, pageFormHeaders, pageOf, sentWith } from '#web/features/page-form/load-page-form.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;
type Typed = Record<(typeof CORRECTION_FIELDS)[number], string>;

/** The page that is corrected, and what the form needs. */
export const loadCorrectPage = (url: URL, context: Context) =>
  loadPageForm(url, context, { kinds: CORRECTED_PAGES, prefix: 'K' });

/** Why a correction was not taken; what was typed comes back. */
export interface CorrectPageAnswer {
  typed: Typed;
  problem: ProblemBody;
}

/** With and without a script the same call. */
export async function postCorrectPage(url: URL, form: FormData, context: Context) {
  const params = pageOf(url, CORRECTED_PAGES);
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries(CORRECTION_FIELDS.map((name) => [name, text(name)])) as Typed;
  const { bot, idempotencyKey } = sentWith(text);
  const body = { ...typed, ...bot };
  const sent = await tryApi(context, sendCorrection, { params, body }, { idempotencyKey });
  if (sent.ok) return redirect(`${correctPageLink(params.kind, params.id)}&sent=${sent.value.reference}`);
  const answer: CorrectPageAnswer = { typed, problem: sent.problem };
  return data(answer, { status: sent.problem.status, headers: pageFormHeaders() });
}
