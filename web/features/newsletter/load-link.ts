import { data, type RouterContextProvider } from 'react-router';
import {
  answerNewsletterLink,
  getNewsletterLink,
  type NewsletterSubscription,
} from '#shared/contracts/newsletter.contract.ts';
import { tryApi } from '#web/lib/api.ts';

type Context = Readonly<RouterContextProvider>;
type Answer = NewsletterSubscription | null;

/** What the link of a mail does; null for one that leads nowhere any more. Nothing happens by looking. */
export async function loadLink(token: string, context: Context) {
  const found = await tryApi(context, getNewsletterLink, { params: { token } });
  return found.ok ? data<Answer>(found.value) : data<Answer>(null, found.problem.status);
}

/** The button of the page, and the one tap of a mail program (RFC 8058). */
export async function answerLink(token: string, form: FormData, context: Context) {
  const done = await tryApi(context, answerNewsletterLink, {
    params: { token },
    body: { subscribed: form.get('do') === 'subscribe' },
  });
  return done.ok ? data<Answer>(done.value) : data<Answer>(null, done.problem.status);
}
