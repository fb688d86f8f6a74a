import { z } from 'zod';
import { defineContract } from './contract.ts';

const common = { area: 'health', access: 'desk:manage_settings' } as const;

const health = z.object({
  mail: z.object({
    /** Due and not sent yet. */
    waiting: z.number().int(),
    /** Given up after days, and kept to be sent again. */
    failed: z.number().int(),
    /** Since how many minutes the oldest that is due waits. */
    oldest_minutes: z.number().int(),
    /** What the mail server last said against one, without addresses; empty: nothing. */
    last_error: z.string(),
  }),
});
export type Health = z.infer<typeof health>;

export const getHealth = defineContract({
  ...common,
  id: 'health.read',
  summary: 'How the parts do that the site needs besides itself: the mail server',
  method: 'GET',
  path: '/desk-api/v1/health/',
  response: health,
});

export const resendMails = defineContract({
  ...common,
  id: 'health.resend-mails',
  summary: 'Sends all mails again that were given up',
  method: 'POST',
  path: '/desk-api/v1/health/mails/resend/',
  response: z.object({ resent: z.number().int() }),
});
