import { data, type RouterContextProvider, redirect } from 'react-router';
import { getShell } from '#shared/contracts/content.contract.ts';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { subscribeNewsletter } from '#shared/contracts/newsletter.contract.ts';
import { NEWSLETTER_PATH } from '#shared/domain/newsletter.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { notFound } from '#web/lib/read-problem.ts';

type Context = Readonly<RouterContextProvider>;

/** Each opening of the form has a stamp of its own: nobody keeps a copy (server/http/render-page.ts). */
export const newsletterHeaders = () => ({ 'x-private': '1' });

/** What the form needs; the page is there only while the newsletter is offered. */
export async function loadNewsletter({ searchParams }: URL, context: Context) {
  const { site } = await callApi(context, getShell);
  if (!site.newsletter) throw notFound();
  const value = { sent: searchParams.has('sent'), bot: await callApi(context, botCheck) };
  return data(value, { headers: newsletterHeaders() });
}
export type NewsletterData = Awaited<ReturnType<typeof loadNewsletter>>['data'];

/** Why the address was not taken; it comes back, and nowhere in an address of ours. */
export interface NewsletterAnswer {
  email: string;
  /** What is wrong with the address, in a sentence. */
  text: string | undefined;
  /** The block of the footer has no stamp: here is a form that has one, to be sent once more. */
  once_more: boolean;
  problem: ProblemBody | null;
}

/** The form of the page, and the block at the foot of every page. */
export async function postNewsletter(form: FormData, context: Context) {
  const text = (name: string) => String(form.get(name) ?? '');
  const email = text('email');
  const bot_stamp = text('bot_stamp');
  const asked = await tryApi(context, subscribeNewsletter, {
    body: { email, nickname: text('nickname'), ...(bot_stamp ? { bot_stamp } : {}) },
  });
  if (asked.ok) return redirect(`${NEWSLETTER_PATH}?sent`);
  const { problem } = asked;
  const wrong = problem.errors?.email?.[0];
  const once_more = !wrong && problem.status === 422 && bot_stamp === '';
  const answer: NewsletterAnswer = {
    email,
    text: wrong,
    once_more,
    problem: wrong || once_more ? null : problem,
  };
  return data(answer, { status: once_more ? 200 : problem.status, headers: newsletterHeaders() });
}
