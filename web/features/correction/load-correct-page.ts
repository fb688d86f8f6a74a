import { data, type RouterContextProvider, redirect } from 'react-router';
import { sendCorrection } from '#shared/contracts/correction.contract.ts';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { getReportedPage } from '#shared/contracts/report.contract.ts';
import { CORRECTED_PAGES, CORRECTION_FIELDS, correctPageLink } from '#shared/domain/correction.ts';
import { readSubject } from '#web/features/connection/connection-view.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { notFound } from '#web/lib/problem.ts';

type Context = Readonly<RouterContextProvider>;

/** Each opening of the form has a stamp of its own: nobody keeps a copy (server/http/render-page.ts). */
export const correctHeaders = () => ({ 'x-private': '1' });

const REFERENCE = /^K-[0-9A-Z]{6}$/;
type Typed = Record<(typeof CORRECTION_FIELDS)[number], string>;

/** The page that is corrected, and what a form needs to be sent once; the page may be gone once it was sent. */
export async function loadCorrectPage({ searchParams }: URL, context: Context) {
  const params = readSubject(searchParams.get('about'), CORRECTED_PAGES);
  if (!params) throw notFound();
  const sent = REFERENCE.exec(searchParams.get('sent') ?? '')?.[0] ?? null;
  const found = await tryApi(context, getReportedPage, { params });
  if (!found.ok && !sent) throw notFound();
  const bot = await callApi(context, botCheck);
  const value = { page: found.ok ? found.value : null, sent, bot, idempotency_key: crypto.randomUUID() };
  return data(value, { headers: correctHeaders() });
}
export type CorrectPageData = Awaited<ReturnType<typeof loadCorrectPage>>['data'];

/** Why a correction was not taken; what was typed comes back. */
export interface CorrectPageAnswer {
  typed: Typed;
  problem: ProblemBody;
}

/** With and without a script the same call. */
export async function postCorrectPage({ searchParams }: URL, form: FormData, context: Context) {
  const params = readSubject(searchParams.get('about'), CORRECTED_PAGES);
  if (!params) throw notFound();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries(CORRECTION_FIELDS.map((name) => [name, text(name)])) as Typed;
  const bot = { nickname: text('nickname'), bot_stamp: text('bot_stamp') };
  const idempotencyKey = text('idempotency_key') || crypto.randomUUID();
  const sent = await tryApi(
    context,
    sendCorrection,
    { params, body: { ...typed, ...bot } },
    { idempotencyKey },
  );
  if (sent.ok) return redirect(`${correctPageLink(params.kind, params.id)}&sent=${sent.value.reference}`);
  const answer: CorrectPageAnswer = { typed, problem: sent.problem };
  return data(answer, { status: sent.problem.status, headers: correctHeaders() });
}
