import { data, type RouterContextProvider, redirect } from 'react-router';
import { getCurrentUser } from '#shared/contracts/account.contract.ts';
import { sendMessage } from '#shared/contracts/contact.contract.ts';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { withParams } from '#web/lib/list-query.ts';
import { type ContactTexts, type ContactValues, contactOf, firstTexts } from './contact-fields.ts';
import { aboutIn, CONTACT_PATH, referenceIn, sentPath } from './contact-paths.ts';

type Context = Readonly<RouterContextProvider>;

/** Each opening of the form has a stamp of its own: nobody keeps a copy (server/http/render-page.ts). */
export const contactHeaders = () => ({ 'x-private': '1' });

/** What the address asks for, and what a form needs to be sent once. */
export async function loadContact(url: URL, context: Context) {
  const { searchParams } = url;
  const category = searchParams.get('category');
  const asked = {
    sent: referenceIn(searchParams.get('sent')),
    category: CONTACT_CATEGORIES.find(({ slug }) => slug === category)?.slug ?? null,
    about: aboutIn(searchParams.get('about')),
    earlier: referenceIn(searchParams.get('re')),
  };
  leadToTidy(
    url,
    withParams(CONTACT_PATH, '', {
      sent: asked.sent ?? undefined,
      category: asked.category ?? undefined,
      about: asked.about && (searchParams.get('about') ?? undefined),
      re: asked.earlier ?? undefined,
    }),
  );
  const value = {
    ...asked,
    /** What a message may be about, in the reader's words: half of them, and none in the script of the page. */
    categories: CONTACT_CATEGORIES.map((one) => ({
      slug: one.slug,
      name: localName(one, pageApi(context).caller.language).text,
    })),
    sender: await senderOf(context),
    bot: await callApi(context, botCheck),
    idempotency_key: crypto.randomUUID(),
  };
  return data(value, { headers: contactHeaders() });
}
export type ContactData = Awaited<ReturnType<typeof loadContact>>['data'];

/** Name and address of whoever is signed in, as the form begins with them: worked out here, so that visitors carry none of it. */
async function senderOf(context: Context): Promise<{ name?: string; email?: string }> {
  const { caller } = pageApi(context);
  const me = caller.actor.kind === 'person' ? await tryApi(context, getCurrentUser) : null;
  if (!me?.ok) return {};
  const { email } = me.value;
  return { name: personName(me.value, caller.language).text, ...(email ? { email } : {}) };
}

/** What the form shows when it was posted without a script and could not be sent. */
export interface ContactAnswer {
  values: ContactValues;
  about: string;
  texts: ContactTexts;
  problem: ProblemBody | null;
}

/** A form posted without a script: the same call as everybody's. */
export async function postContact(form: FormData, context: Context) {
  const values = contactOf(form);
  const text = (name: string) => String(form.get(name) ?? '');
  const about = text('about');
  const sent = await tryApi(
    context,
    sendMessage,
    { body: { ...values, about, nickname: text('nickname'), bot_stamp: text('bot_stamp') } },
    { idempotencyKey: text('idempotency_key') || crypto.randomUUID() },
  );
  if (sent.ok) return redirect(sentPath(sent.value.reference));
  const texts = firstTexts(sent.problem.errors);
  const problem = Object.keys(texts).length > 0 ? null : sent.problem;
  const answer: ContactAnswer = { values, about: aboutIn(about), texts, problem };
  return data(answer, { status: sent.problem.status, headers: contactHeaders() });
}
