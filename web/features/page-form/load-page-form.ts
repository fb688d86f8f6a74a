import { data, type RouterContextProvider } from 'react-router';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { getReportedPage } from '#shared/contracts/report.contract.ts';
import type { ReportedPage } from '#shared/domain/report.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { readSubject } from '#web/lib/read-subject.ts';

type Context = Readonly<RouterContextProvider>;

/** Each opening of such a form has a stamp of its own: nobody keeps a copy (server/http/render-page.ts). */
export const pageFormHeaders = () => ({ 'x-private': '1' });

/** The page that an address is about, one of `kinds`. */
export function pageOf<K extends ReportedPage>({ searchParams }: URL, kinds: readonly K[]) {
  const params = readSubject(searchParams.get('about'), kinds);
  if (!params) throw notFound();
  return params;
}

/**
 * The page that something is said about, and what a form needs to be sent once. `prefix` begins the references; what was sent
 * may be about a page that is gone by then.
 */
export async function loadPageForm(
  url: URL,
  context: Context,
  { kinds, prefix }: { kinds: readonly ReportedPage[]; prefix: string },
) {
  const params = pageOf(url, kinds);
  const sent = RegExp(`^${prefix}-[0-9A-Z]{6}$`).exec(url.searchParams.get('sent') ?? '')?.[0] ?? null;
  const found = await tryApi(context, getReportedPage, { params });
  if (!found.ok && !sent) throw notFound();
  const value = {
    page: found.ok ? found.value : null,
    sent,
    bot: await callApi(context, botCheck),
    idempotency_key: crypto.randomUUID(),
  };
  return data(value, { headers: pageFormHeaders() });
}
export type PageFormData = Awaited<ReturnType<typeof loadPageForm>>['data'];

/** What such a form sends besides its fields. */
export function sentWith(text: (name: string) => string) {
  return {
    bot: { nickname: text('nickname'), bot_stamp: text('bot_stamp') },
    idempotencyKey: text('idempotency_key') || crypto.randomUUID(),
  };
}
