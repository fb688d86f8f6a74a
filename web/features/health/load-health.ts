import { data, type RouterContextProvider } from 'react-router';
import { getHealth, resendMail, resendMails, retryJob } from '#shared/contracts/health.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

export const loadHealth = (context: Readonly<RouterContextProvider>) => callApi(context, getHealth);

export interface ResendAnswer {
  resent?: number;
  /** Work that was given up is tried again. */
  retried?: true;
  problem?: ProblemBody;
}

/** Tries again what was given up: one piece of work, one mail, or all mails. */
export async function tryAgain(form: FormData, context: Readonly<RouterContextProvider>) {
  const [job, mail] = ['job', 'mail'].map((name) => String(form.get(name) ?? ''));
  if (job) {
    const retried = await tryApi(context, retryJob, { params: { id: job } });
    const answer: ResendAnswer = retried.ok ? { retried: true } : { problem: retried.problem };
    return data(answer, retried.ok ? 200 : retried.problem.status);
  }
  const result = mail
    ? await tryApi(context, resendMail, { params: { id: mail } })
    : await tryApi(context, resendMails);
  const answer: ResendAnswer = result.ok ? { resent: result.value.resent } : { problem: result.problem };
  return data(answer, result.ok ? 200 : result.problem.status);
}
