import { data, type RouterContextProvider } from 'react-router';
import { listDuplicates, markDistinct } from '#shared/contracts/directory.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

export const loadDuplicates = (context: Context) => callApi(context, listDuplicates);
export type DuplicatesData = Awaited<ReturnType<typeof loadDuplicates>>;

/** What marking pages did. */
export interface DistinctAnswer {
  ids: string[];
  distinct: boolean;
  problem: ProblemBody | null;
}

/** Says that pages are not the same, or takes that back. */
export async function actOnDuplicates(form: FormData, context: Context) {
  const ids = form.getAll('id').map(String);
  const distinct = form.get('intent') !== 'undo';
  const done = await tryApi(context, markDistinct, { body: { ids, distinct } });
  return done.ok
    ? data<DistinctAnswer>({ ids, distinct, problem: null })
    : data<DistinctAnswer>({ ids, distinct, problem: done.problem }, done.problem.status);
}
