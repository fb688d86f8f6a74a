import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX } from '../constants.ts';
import { CONTACT_CASE, CONTACT_EVENTS, CONTACT_STATUSES } from '../domain/cases/contact.ts';
import { aboutPath, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '../domain/contact.ts';
import { CONTACT_CATEGORIES, type ContactCategorySlug } from '../domain/contact-categories.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { minLength } from '../rules/text.ts';
import { botFields } from './bot-fields.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { addProblem, ruleText } from './rule-schema.ts';

const SLUGS = CONTACT_CATEGORIES.map(({ slug }) => slug) as [ContactCategorySlug, ...ContactCategorySlug[]];
const category = z.enum(SLUGS);
const status = z.enum(CONTACT_STATUSES);

/** One of the five; anything else is a problem at the field, in words. */
const chosenCategory = z
  .string()
  .max(100)
  .default('')
  .superRefine((value, ctx) => {
    if (!category.safeParse(value).success) addProblem(ctx, { key: value === '' ? 'required' : 'select' });
  })
  .transform((value) => value as ContactCategorySlug);

export const sendMessage = defineContract({
  id: 'contact.send',
  area: 'contact',
  summary: 'Sends a message to the desk; the sender gets a copy by mail (7.035, 3.031)',
  method: 'POST',
  path: '/api/v1/contact/',
  access: 'public',
  limit: 'mail:contact',
  body: z.object({
    name: ruleText({ max: NAME_MAX, label: 'contact:form.name' }).prefault(''),
    email: ruleText({ max: EMAIL_MAX, rules: [email], label: 'contact:form.email' })
      .prefault('')
      .transform(normaliseEmail),
    category: chosenCategory,
    description: ruleText({
      max: CONTACT_TEXT_MAX,
      rules: [minLength(CONTACT_TEXT_MIN)],
      label: 'contact:form.description',
    }).prefault(''),
    /** Path of the page it is about; what is no path of this site is left out. */
    about: z.string().max(2_000).default('').transform(aboutPath),
    ...botFields,
  }),
  response: z.object({ reference: z.string(), status, email: z.string() }),
  status: 201,
});

const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });

const row = z.object({
  id: uuid,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  category,
  /** The beginning of the message, on one line. */
  excerpt: z.string(),
  about: z.string(),
  language: z.enum(['en', 'km']),
  /** Whether they wrote while signed in. */
  signed_in: z.boolean(),
  status,
  assignee: staff.nullable(),
  created_at: isoMoment,
  answered_at: isoMoment.nullable(),
});

export const listMessages = defineContract({
  id: 'contact.list',
  area: 'contact',
  summary: 'The contact inbox of the desk, what has waited longest first',
  method: 'GET',
  path: '/desk-api/v1/contact-messages/',
  access: 'desk:answer_contact',
  query: z.object({
    ...pageQuery,
    status: z.enum([...CONTACT_STATUSES, 'all']).default('open'),
    category: manyOf(category),
    /** `mine` and `unassigned` together mean either. */
    filter: manyOf(z.enum(CONTACT_CASE.list.filters)),
    /** Name, address, reference, or words of the message. */
    search: word.default(''),
    ordering: z.enum(CONTACT_CASE.list.orders).default('created'),
  }),
  response: z.object({
    ...listOf(row).shape,
    /** Messages a status, under the present search and filters. */
    counts: z.object({
      all: z.number().int(),
      open: z.number().int(),
      answered: z.number().int(),
      closed: z.number().int(),
    }),
  }),
});

const message = row.extend({
  description: z.string(),
  /** Replies that left by mail and notes that stayed, oldest first. */
  entries: z.array(
    z.object({
      id: uuid,
      kind: z.enum(['reply', 'note']),
      body: z.string(),
      author: staff.nullable(),
      created_at: isoMoment,
    }),
  ),
  /** Every step with who took it, and to whom it gave the message, oldest first. */
  history: z.array(
    z.object({
      verb: z.enum(CONTACT_EVENTS),
      actor: staff.nullable(),
      assignee: staff.nullable(),
      at: isoMoment,
    }),
  ),
  /** Until when the viewer can take back the last step, which is theirs; null when there is none to take back. */
  undo_until: isoMoment.nullable(),
  can: z.object({
    take: z.boolean(),
    assign: z.boolean(),
    release: z.boolean(),
    note: z.boolean(),
    reply: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
  }),
});

const params = z.object({ id: uuid });
const text = z.object({ body: ruleText({ max: CONTACT_TEXT_MAX }).prefault('') });

export const getMessage = defineContract({
  id: 'contact.get',
  area: 'contact',
  summary: 'One message with its replies, notes and history',
  method: 'GET',
  path: '/desk-api/v1/contact-messages/{id}/',
  access: 'desk:answer_contact',
  params,
  response: message,
});

export const takeMessage = defineContract({
  id: 'contact.take',
  area: 'contact',
  summary: 'Takes a message, also from a colleague',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/take/',
  access: 'desk:answer_contact',
  params,
  response: message,
});

export const listColleagues = defineContract({
  id: 'contact.colleagues',
  area: 'contact',
  summary: 'Who may answer messages, by name: to whom one can be assigned',
  method: 'GET',
  path: '/desk-api/v1/contact-colleagues/',
  access: 'desk:answer_contact',
  response: z.object({ data: z.array(staff) }),
});

export const assignMessage = defineContract({
  id: 'contact.assign',
  area: 'contact',
  summary: 'Gives a message to a colleague who may answer it',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/assign/',
  access: 'desk:answer_contact',
  params,
  body: z.object({ assignee_id: uuid }),
  response: message,
});

export const undoMessageStep = defineContract({
  id: 'contact.undo',
  area: 'contact',
  summary: 'Takes the last step back, by whoever took it and within seconds',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/undo/',
  access: 'desk:answer_contact',
  params,
  response: message,
});

export const releaseMessage = defineContract({
  id: 'contact.release',
  area: 'contact',
  summary: 'Gives a message back to everybody',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/release/',
  access: 'desk:answer_contact',
  params,
  response: message,
});

export const addMessageNote = defineContract({
  id: 'contact.note',
  area: 'contact',
  summary: 'Adds a note that stays at the desk',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/note/',
  access: 'desk:answer_contact',
  params,
  body: text,
  response: message,
});

export const replyToMessage = defineContract({
  id: 'contact.reply',
  area: 'contact',
  summary: 'Answers the sender by mail, in the language they wrote from',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/reply/',
  access: 'desk:answer_contact',
  params,
  body: text,
  response: message,
});

export const closeMessage = defineContract({
  id: 'contact.close',
  area: 'contact',
  summary: 'Closes a message that needs no more',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/close/',
  access: 'desk:answer_contact',
  params,
  response: message,
});

export const reopenMessage = defineContract({
  id: 'contact.reopen',
  area: 'contact',
  summary: 'Opens an answered or closed message again',
  method: 'POST',
  path: '/desk-api/v1/contact-messages/{id}/reopen/',
  access: 'desk:answer_contact',
  params,
  response: message,
});
