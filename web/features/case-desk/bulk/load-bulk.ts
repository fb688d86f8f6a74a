import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  agreeToBulk,
  cancelBulk,
  getBulk,
  listBulk,
  orderBulk,
  previewBulk,
} from '#shared/contracts/bulk.contract.ts';
import type { BulkKindName } from '#shared/domain/bulk.ts';
import { deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { BULK_PLACES, bulkItems, isBulkKind, isBulkVerb } from './bulk-paths.ts';

type Context = Readonly<RouterContextProvider>;

/** What a decision on the cases of the address would do to each; null when it names none. */
export async function loadPreview(url: URL, context: Context) {
  const { kind, verb } = askedOf(url.searchParams);
  const items = bulkItems(url.searchParams.getAll('item'));
  if (!isBulkVerb(verb) || items.length === 0) {
    // An empty page, too, is for those alone who may decide: the call refuses everybody else.
    await callApi(context, listBulk);
    return null;
  }
  const preview = await callApi(context, previewBulk, { body: { kind, verb, items } });
  return { kind, verb, preview, order_key: crypto.randomUUID(), now: new Date().toISOString() };
}
export type BulkPreviewData = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;

/** Of which kind, of requests where none is named, and what. */
function askedOf(named: { get(name: string): unknown }) {
  const kind = named.get('kind');
  return { kind: isBulkKind(kind) ? kind : ('submission' as const), verb: named.get('verb') };
}

export interface OrderAnswer {
  problem: ProblemBody;
  errors: readonly string[];
  reason: string;
}

/** Orders the decision and goes back to the list, where it can be taken back. */
export async function orderFrom(form: FormData, context: Context) {
  const { kind, verb } = askedOf(form);
  const items = bulkItems(form.getAll('item').map(String));
  const reason = String(form.get('reason') ?? '');
  if (!isBulkVerb(verb) || items.length === 0) return redirect(BULK_PLACES[kind].list);
  const key = String(form.get('order_key') ?? '');
  const result = await tryApi(
    context,
    orderBulk,
    { body: { kind, verb, items, reason } },
    key ? { idempotencyKey: `bulk-${key}` } : {},
  );
  if (result.ok) return redirect(BULK_PLACES[kind].list);
  const answer: OrderAnswer = {
    problem: result.problem,
    errors: result.problem.errors?.reason ?? [],
    reason,
  };
  return data(answer, result.problem.status);
}

/** Decisions on many cases of a kind that wait or are just done, for those who decide. */
export async function loadRecentBulk(context: Context, kind: BulkKindName) {
  const { actor } = pageApi(context).caller;
  if (actor.kind !== 'person' || !deskMay(actor.desk_roles.filter(isDeskRole), 'decide')) return [];
  const { data: all } = await callApi(context, listBulk);
  return all.filter(
    (one) =>
      one.kind === kind &&
      (one.state === 'proposed' || one.state === 'waiting' || (one.state === 'done' && isFresh(one.done_at))),
  );
}

const FRESH_MS = 60 * 60_000;
const isFresh = (moment: string | null) => moment !== null && Date.now() - Date.parse(moment) < FRESH_MS;

export const loadBulk = (id: string, context: Context) => callApi(context, getBulk, { params: { id } });

/** Agrees to one that a colleague proposed, or takes back one that waits. */
export async function answerFrom(id: string, form: FormData, context: Context) {
  const what = form.get('intent') === 'agree' ? agreeToBulk : cancelBulk;
  const result = await tryApi(context, what, { params: { id } });
  return result.ok ? data({ problem: null }) : data({ problem: result.problem }, result.problem.status);
}
