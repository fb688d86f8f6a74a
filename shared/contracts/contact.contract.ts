import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX } from '../constants.ts';
import { CONTACT_CASE, CONTACT_EVENTS, CONTACT_STATUSES } from '../domain/cases/contact.ts';
import { aboutPath, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '../domain/contact.ts';
import { CONTACT_CATEGORY_SLUGS, type ContactCategorySlug } from '../domain/contact-categories.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { minLength } from '../rules/text.ts';
import { botFields } from './bot-fields.ts';
import { caseCalls, staff } from './case-calls.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { addProblem, ruleText } from './rule-schema.ts';

const category = z.enum(CONTACT_CATEGORY_SLUGS);
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
  summary: 'Sends a message to the desk; the sender gets a copy by mail',
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

const desk = caseCalls(CONTACT_CASE, {
  area: 'contact',
  path: '/desk-api/v1/contact-messages/',
  row,
  record: message,
});
const text = { body: z.object({ body: ruleText({ max: CONTACT_TEXT_MAX }).prefault('') }) };

export const listMessages = desk.list('The contact inbox of the desk, what has waited longest first');
export const getMessage = desk.get('One message with its replies, notes and history');
export const takeMessage = desk.assign('take', 'Takes a message, also from a colleague');
export const releaseMessage = desk.assign('release', 'Gives a message back to everybody');
export const assignMessage = desk.assign(
  'assign',
  'Gives a message to a colleague who may answer it',
  z.object({ assignee_id: uuid }),
);
export const undoMessageStep = desk.step(
  'undo',
  'Takes the last step back, by whoever took it and within seconds',
);
export const addMessageNote = desk.note('Adds a note that stays at the desk', {
  ...text,
  at: 'note',
  status: 200,
});
export const replyToMessage = desk.step(
  'reply',
  'Answers the sender by mail, in the language they wrote from',
  text,
);
export const closeMessage = desk.step('close', 'Closes a message that needs no more');
export const reopenMessage = desk.step('reopen', 'Opens an answered or closed message again');

export const listColleagues = defineContract({
  id: 'contact.colleagues',
  summary: 'Who may answer messages, by name: to whom one can be assigned',
  method: 'GET',
  path: '/desk-api/v1/contact-colleagues/',
  access: 'desk:answer_contact',
  response: z.object({ data: z.array(staff) }),
});
