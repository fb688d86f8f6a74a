import { z } from 'zod';
import { EMAIL_MAX } from '../constants.ts';
import { SUBSCRIBER_STATES } from '../domain/newsletter.ts';
import { SUBSCRIBER_LIST } from '../domain/subscriber-list.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { botFields } from './bot-fields.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, queryOf, uuid } from './list.ts';
import { ruleText } from './rule-schema.ts';

const language = z.enum(['en', 'km']);
const state = z.enum(SUBSCRIBER_STATES);

export const subscribeNewsletter = defineContract({
  id: 'newsletter.subscribe',
  summary:
    'Asks for the newsletter: a mail with a link that confirms it goes to the address. The answer is the same whether the address is known or not',
  method: 'POST',
  path: '/api/v1/newsletter/',
  access: 'public',
  limit: 'mail:newsletter',
  body: z.object({
    email: ruleText({ max: EMAIL_MAX, rules: [email] })
      .prefault('')
      .transform(normaliseEmail),
    ...botFields,
  }),
  response: z.object({ asked: z.literal(true) }),
  status: 202,
});

const link = z.object({ token: z.string().min(1).max(200) });
const subscription = z.object({
  /** What the link is for. */
  does: z.enum(['confirm', 'leave']),
  /** Enough of the address to know it again. */
  email: z.string(),
  state,
});
export type NewsletterSubscription = z.infer<typeof subscription>;

export const getNewsletterLink = defineContract({
  id: 'newsletter.get-link',
  summary: 'What the link of a mail of the newsletter does; reading it changes nothing',
  method: 'GET',
  path: '/public/api/v1/newsletter/{token}/',
  access: 'public',
  params: link,
  response: subscription,
});

export const answerNewsletterLink = defineContract({
  id: 'newsletter.answer-link',
  summary: 'Confirms a subscription, ends it, or takes its end back, as the link of a mail says',
  method: 'POST',
  path: '/public/api/v1/newsletter/{token}/',
  access: 'public',
  params: link,
  /** Of a link that ends a subscription: whether it is taken back. */
  body: z.object({ subscribed: z.boolean().default(false) }),
  response: subscription,
});

const subscriber = z.object({
  id: uuid,
  email: z.string(),
  language,
  state,
  asked_at: isoMoment,
  confirmed_at: isoMoment.nullable(),
  left_at: isoMoment.nullable(),
});
export type NewsletterSubscriber = z.infer<typeof subscriber>;

const desk = { access: 'desk:edit_content' } as const;
const { ordering, ...filters } = queryOf(SUBSCRIBER_LIST);

export const listSubscribers = defineContract({
  ...desk,
  id: 'newsletter.list',
  summary: 'Who asked for the newsletter, the newest first',
  method: 'GET',
  path: '/desk-api/v1/newsletter-subscribers/',
  query: z.object({
    ...pageQuery,
    ...filters,
    ordering,
  }),
  response: z.object({
    ...listOf(subscriber).shape,
    /** Whether visitors are offered the newsletter now. */
    offered: z.boolean(),
    counts: z.object({
      all: z.number().int(),
      waiting: z.number().int(),
      confirmed: z.number().int(),
      left: z.number().int(),
    }),
  }),
});

export const getSubscriber = defineContract({
  ...desk,
  id: 'newsletter.get',
  summary: 'One address of the list',
  method: 'GET',
  path: '/desk-api/v1/newsletter-subscribers/{id}/',
  params: z.object({ id: uuid }),
  response: subscriber,
});

export const exportSubscribers = defineContract({
  ...desk,
  id: 'newsletter.export',
  summary: 'The addresses of a list as CSV text, each with the link by which its reader leaves',
  method: 'GET',
  path: '/desk-api/v1/newsletter-subscribers/export/',
  query: z.object(filters),
  response: z.object({ file_name: z.string(), text: z.string(), records: z.number().int() }),
});

export const removeSubscriber = defineContract({
  ...desk,
  id: 'newsletter.remove',
  summary: 'Forgets an address at once, at the request of whoever it belongs to',
  method: 'DELETE',
  path: '/desk-api/v1/newsletter-subscribers/{id}/',
  params: z.object({ id: uuid }),
  response: z.object({ id: uuid }),
});
