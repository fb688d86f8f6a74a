import { data, type RouterContextProvider } from 'react-router';
import { getHealth, resendMails } from '#shared/contracts/health.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

export const loadHealth = (context: Readonly<RouterContextProvider>) => callApi(context, getHealth);

export interface ResendAnswer {
  resent?: number;
  problem?: ProblemBody;
}

/** Sends again what was given up. */
export async function resendAll(context: Readonly<RouterContextProvider>) {
  const result = await tryApi(context, resendMails);
  const answer: ResendAnswer = result.ok ? { resent: result.value.resent } : { problem: result.problem };
  return data(answer, result.ok ? 200 : result.problem.status);
}
