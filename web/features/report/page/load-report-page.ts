import { data, type RouterContextProvider, redirect } from 'react-router';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { getReportedPage, reportPage } from '#shared/contracts/report.contract.ts';
import { REPORTED_PAGES, type ReportReason, reportPageLink } from '#shared/domain/report.ts';
import { readSubject } from '#web/features/connection/connection-view.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { notFound } from '#web/lib/problem.ts';

type Context = Readonly<RouterContextProvider>;

/** Each opening of the form has a stamp of its own: nobody keeps a copy (server/http/render-page.ts). */
export const reportHeaders = () => ({ 'x-private': '1' });

const REFERENCE = /^R-[0-9A-Z]{6}$/;

/** The page that is reported, and what a form needs to be sent once; what was reported may be gone once it was sent. */
export async function loadReportPage({ searchParams }: URL, context: Context) {
  const params = readSubject(searchParams.get('about'), REPORTED_PAGES);
  if (!params) throw notFound();
  const sent = REFERENCE.exec(searchParams.get('sent') ?? '')?.[0] ?? null;
  const found = await tryApi(context, getReportedPage, { params });
  if (!found.ok && !sent) throw notFound();
  const value = {
    page: found.ok ? found.value : null,
    sent,
    bot: await callApi(context, botCheck),
    idempotency_key: crypto.randomUUID(),
  };
  return data(value, { headers: reportHeaders() });
}
export type ReportPageData = Awaited<ReturnType<typeof loadReportPage>>['data'];

/** Why a report was not taken; what was typed comes back. */
export interface ReportPageAnswer {
  typed: { reason: string; description: string; email: string };
  problem: ProblemBody;
}

/** With and without a script the same call. */
export async function postReportPage({ searchParams }: URL, form: FormData, context: Context) {
  const params = readSubject(searchParams.get('about'), REPORTED_PAGES);
  if (!params) throw notFound();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { reason: text('reason'), description: text('description'), email: text('email') };
  const sent = await tryApi(
    context,
    reportPage,
    {
      params,
      body: {
        ...typed,
        reason: typed.reason as ReportReason,
        nickname: text('nickname'),
        bot_stamp: text('bot_stamp'),
      },
    },
    { idempotencyKey: text('idempotency_key') || crypto.randomUUID() },
  );
  if (sent.ok) return redirect(`${reportPageLink(params.kind, params.id)}&sent=${sent.value.reference}`);
  const answer: ReportPageAnswer = { typed, problem: sent.problem };
  return data(answer, { status: sent.problem.status, headers: reportHeaders() });
}
