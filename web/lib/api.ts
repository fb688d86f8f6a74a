import { data, type RouterContextProvider } from 'react-router';
import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';
import { apiContext, type CallInput, type PageApi, type ProblemBody } from './api-context.ts';

type Context = Readonly<RouterContextProvider>;

/** The API of this page request. Only in loaders and actions. */
export function pageApi(context: Context): PageApi {
  const api = context.get(apiContext);
  if (!api) throw new Error('No API in this request');
  return api;
}

/** Makes a call and returns its answer; a problem becomes the error page with its status. */
export async function callApi<C extends Contract>(
  context: Context,
  contract: C,
  input: CallInput<C> = {},
): Promise<ResponseOf<C>> {
  const result = await tryApi(context, contract, input);
  if (!result.ok) throw data(result.problem, { status: result.problem.status });
  return result.value;
}

/**
 * Makes a call for one part of a page: its answer, or null when the server failed at it, so that the rest of the page
 * stands. A database that is gone fails the whole page: then nothing of it can be told.
 */
export async function callPart<C extends Contract>(
  context: Context,
  contract: C,
  input: CallInput<C> = {},
): Promise<ResponseOf<C> | null> {
  const result = await tryApi(context, contract, input);
  if (result.ok) return result.value;
  const { problem } = result;
  if (problem.status >= 500 && problem.code !== 'unavailable') return null;
  throw data(problem, { status: problem.status });
}

/** Makes a call and returns its answer or its problem, for forms that show problems where they belong. */
export async function tryApi<C extends Contract>(
  context: Context,
  contract: C,
  input: CallInput<C> = {},
  options: { idempotencyKey?: string } = {},
): Promise<{ ok: true; value: ResponseOf<C> } | { ok: false; problem: ProblemBody }> {
  const result = await pageApi(context).call(contract, input, options);
  return result as { ok: true; value: ResponseOf<C> } | { ok: false; problem: ProblemBody };
}
