import { z } from 'zod';
import { FINDING_STATES, FINDINGS, type FindingCode } from '../domain/finding.ts';
import { defineContract } from './contract.ts';

const common = { area: 'health', access: 'desk:manage_settings' } as const;

const finding = z.object({
  /** What was found, e.g. disk_low. */
  found: z.enum(Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]),
  state: z.enum(FINDING_STATES),
  /** Said in the reader's language, with the cure. */
  text: z.string(),
});

const health = z.object({
  /** What the doctor found of every part, the worst first. */
  findings: z.array(finding),
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
  summary: 'How the parts do that the site needs: settings, disk, database, mail, certificates',
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
