import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, uuid, word } from './list.ts';

const mail = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  language: z.enum(['en', 'km']),
  template: z.string(),
  status: z.enum(['waiting', 'sent', 'cancelled', 'failed']),
  /** When it left, or is to leave. */
  at: isoMoment,
});

export const listMailbox = defineContract({
  id: 'notification.mailbox',
  summary: 'Mail written by the site, newest first; only with DEMO=1',
  method: 'GET',
  path: '/dev-api/v1/mailbox/',
  access: 'public',
  query: z.object({ ...pageQuery, address: word.default('') }),
  response: listOf(mail),
});

export const getMailboxMail = defineContract({
  id: 'notification.mailbox-mail',
  summary: 'One mail with its text and its HTML; only with DEMO=1',
  method: 'GET',
  path: '/dev-api/v1/mailbox/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: z.object({ ...mail.shape, text: z.string(), html: z.string() }),
});
