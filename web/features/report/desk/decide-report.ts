import { data, type RouterContextProvider } from 'react-router';
import { dismissReport, upholdReport } from '#shared/contracts/report.contract.ts';
import { REPORT_MEASURES } from '#shared/domain/report.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** What a decision did, or why not; what was typed comes back. */
export type ReportAnswer = { done: 'upheld' | 'dismissed' } | { problem: ProblemBody; decision: string };

export async function decideReport(id: string, form: FormData, context: Readonly<RouterContextProvider>) {
  const decision = String(form.get('decision') ?? '');
  const upholds = form.get('do') === 'uphold';
  const measure = REPORT_MEASURES.find((one) => one === form.get('measure')) ?? 'none';
  const params = { id };
  const decided = upholds
    ? await tryApi(context, upholdReport, { params, body: { decision, measure } })
    : await tryApi(context, dismissReport, { params, body: { decision } });
  const answer: ReportAnswer = decided.ok
    ? { done: upholds ? 'upheld' : 'dismissed' }
    : { problem: decided.problem, decision };
  return data(answer, decided.ok ? 200 : decided.problem.status);
}
