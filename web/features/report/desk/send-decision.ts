import { data, type RouterContextProvider } from 'react-router';
import { dismissReport, putBackReport, undoReport, upholdReport } from '#shared/contracts/report.contract.ts';
import { REPORT_MEASURES } from '#shared/domain/report.ts';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.tsx';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

export type ReportAnswer = CaseAnswer<'upheld' | 'dismissed' | 'undone' | 'back' | 'lifted'>;

type Context = Readonly<RouterContextProvider>;
type Done = Extract<ReportAnswer, { done: unknown }>['done'];

/** Decides a report, takes the decision back, or puts back what it took away. */
export async function decideReport(id: string, form: FormData, context: Context) {
  const decision = String(form.get('decision') ?? '');
  const decided = await act(id, form, context, decision);
  const answer: ReportAnswer = decided.ok
    ? { done: decided.done }
    : { problem: decided.problem, typed: decision };
  return data(answer, decided.ok ? 200 : decided.problem.status);
}

async function act(
  id: string,
  form: FormData,
  context: Context,
  decision: string,
): Promise<{ ok: true; done: Done } | { ok: false; problem: ProblemBody }> {
  const params = { id };
  const as = <T>(answer: { ok: true; value: T } | { ok: false; problem: ProblemBody }, done: Done) =>
    answer.ok ? { ok: true as const, done } : answer;
  switch (form.get('do')) {
    case 'uphold': {
      const measure = REPORT_MEASURES.find((one) => one === form.get('measure')) ?? 'none';
      return as(await tryApi(context, upholdReport, { params, body: { decision, measure } }), 'upheld');
    }
    case 'undo':
      return as(await tryApi(context, undoReport, { params }), 'undone');
    case 'put-back': {
      const back = await tryApi(context, putBackReport, { params, body: { decision } });
      return as(back, back.ok && back.value.measure === 'suspend' ? 'lifted' : 'back');
    }
    default:
      return as(await tryApi(context, dismissReport, { params, body: { decision } }), 'dismissed');
  }
}
