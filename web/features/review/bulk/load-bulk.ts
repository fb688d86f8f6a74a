import { data, type RouterContextProvider, redirect } from 'react-router';
import { cancelBulk, getBulk, listBulk, orderBulk, previewBulk } from '#shared/contracts/bulk.contract.ts';
import { deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { bulkItems, isBulkVerb } from './bulk-paths.ts';

type Context = Readonly<RouterContextProvider>;

/** What a decision on the requests of the address would do to each; null when it names none. */
export async function loadPreview(url: URL, context: Context) {
  const verb = url.searchParams.get('verb');
  const items = bulkItems(url.searchParams.getAll('item'));
  if (!isBulkVerb(verb) || items.length === 0) {
    // An empty page, too, is for those alone who may decide: the call refuses everybody else.
    await callApi(context, listBulk);
    return null;
  }
  const preview = await callApi(context, previewBulk, { body: { verb, items } });
  return { verb, preview, order_key: crypto.randomUUID(), now: new Date().toISOString() };
}
export type BulkPreviewData = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;

export interface OrderAnswer {
  problem: ProblemBody;
  errors: readonly string[];
  reason: string;
}

/** Orders the decision and goes back to the queue, where it can be taken back. */
export async function orderFrom(form: FormData, context: Context) {
  const verb = form.get('verb');
  const items = bulkItems(form.getAll('item').map(String));
  const reason = String(form.get('reason') ?? '');
  if (!isBulkVerb(verb) || items.length === 0) return redirect(DESK_PATH);
  const key = String(form.get('order_key') ?? '');
  const result = await tryApi(
    context,
    orderBulk,
    { body: { verb, items, reason } },
    key ? { idempotencyKey: `bulk-${key}` } : {},
  );
  if (result.ok) return redirect(DESK_PATH);
  const answer: OrderAnswer = {
    problem: result.problem,
    errors: result.problem.errors?.reason ?? [],
    reason,
  };
  return data(answer, result.problem.status);
}

/** Decisions on many requests that wait or are just done, for those who decide. */
export async function loadRecentBulk(context: Context) {
  const { actor } = pageApi(context).caller;
  if (actor.kind !== 'person' || !deskMay(actor.desk_roles.filter(isDeskRole), 'decide')) return [];
  const { data: all } = await callApi(context, listBulk);
  return all.filter(({ state, done_at }) => state === 'waiting' || (state === 'done' && isFresh(done_at)));
}

const FRESH_MS = 60 * 60_000;
const isFresh = (moment: string | null) => moment !== null && Date.now() - Date.parse(moment) < FRESH_MS;

export const loadBulk = (id: string, context: Context) => callApi(context, getBulk, { params: { id } });

/** Takes a waiting one back. */
export async function cancelFrom(id: string, context: Context) {
  const result = await tryApi(context, cancelBulk, { params: { id } });
  return result.ok ? data({ problem: null }) : data({ problem: result.problem }, result.problem.status);
}
