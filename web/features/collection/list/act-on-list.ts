import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeRecords, moveRecord, undoChanges } from '#shared/contracts/collection-state.contract.ts';
import { RECORD_VERBS } from '#shared/domain/collection/collection-state.ts';
import { tryApi } from '#web/lib/api.ts';
import { collectionOf } from '../collection-only.ts';
import { type ListAnswer, MOST_AT_ONCE } from './list-answer.ts';
import { readMove } from './move-intent.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Does one thing to the records that are ticked, or takes the last such thing back. */
export async function actOnList(
  name: string,
  url: URL,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const collection = collectionOf(name);
  const params = { collection: collection.name };
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const nothing: ListAnswer = { intent, at: Date.now(), done: 0, failed: [], undo: null, problem: null };
  if (intent === 'undo') {
    const result = await tryApi(context, undoChanges, {
      params,
      body: { undo: String(form.get('undo') ?? '') },
    });
    if (!result.ok) return data({ ...nothing, problem: result.problem }, { status: result.problem.status });
    return data<ListAnswer>({ ...nothing, done: result.value.done, failed: failed(result.value.results) });
  }
  const move = readMove(intent);
  if (move) {
    const { id, before } = move;
    const moved = await tryApi(context, moveRecord, { params: { ...params, id }, body: { before } });
    if (moved.ok) return redirect(url.pathname + url.search);
    return data<ListAnswer>({ ...nothing, problem: moved.problem }, { status: moved.problem.status });
  }
  const verb = RECORD_VERBS.find((one) => one === intent);
  const ids = [...new Set(form.getAll('id').map(String))]
    .filter((id) => UUID.test(id))
    .slice(0, MOST_AT_ONCE);
  if (!verb || ids.length === 0) return data(nothing);
  const result = await tryApi(context, changeRecords, { params, body: { verb, ids } });
  if (!result.ok) return data({ ...nothing, problem: result.problem }, { status: result.problem.status });
  const { done, undo, results } = result.value;
  return data<ListAnswer>({ ...nothing, done, undo, failed: failed(results) });
}

const failed = (
  results: readonly { title: string; title_kh: string; problem: { message: string } | null }[],
): ListAnswer['failed'] =>
  results.flatMap(({ title, title_kh, problem }) =>
    problem ? [{ title, title_kh, message: problem.message }] : [],
  );
