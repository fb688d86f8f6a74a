import { data, type RouterContextProvider, redirect } from 'react-router';
import { reportPage } from '#shared/contracts/report.contract.ts';
import { REPORTED_PAGES, type ReportReason, reportPageLink } from '#shared/domain/report.ts';
import { loadPageForm, pageFormHeaders, pageOf, sentWith } from '#web/features/page-form/load-page-form.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

/** The page that is reported, and what the form needs. */
export const loadReportPage = (url: URL, context: Context) =>
  loadPageForm(url, context, { kinds: REPORTED_PAGES, prefix: 'R' });

/** Why a report was not taken; what was typed comes back. */
export interface ReportPageAnswer {
  typed: { reason: string; description: string; email: string };
  problem: ProblemBody;
}

/** With and without a script the same call. */
export async function postReportPage(url: URL, form: FormData, context: Context) {
  const params = pageOf(url, REPORTED_PAGES);
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { reason: text('reason'), description: text('description'), email: text('email') };
  const { bot, idempotencyKey } = sentWith(text);
  const body = { ...typed, ...bot, reason: typed.reason as ReportReason };
  const sent = await tryApi(context, reportPage, { params, body }, { idempotencyKey });
  if (sent.ok) return redirect(`${reportPageLink(params.kind, params.id)}&sent=${sent.value.reference}`);
  const answer: ReportPageAnswer = { typed, problem: sent.problem };
  return data(answer, { status: sent.problem.status, headers: pageFormHeaders() });
}
