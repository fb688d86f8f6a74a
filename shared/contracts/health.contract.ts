import { z } from 'zod';
import { ENGINES, FAULT_NAMES, FAULT_PATH } from '../domain/browser-fault.ts';
import { FINDING_STATES, FINDINGS, type FindingCode } from '../domain/finding.ts';
import { JOB_NAMES } from '../domain/job-names.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';

const common = { access: 'desk:manage_settings' } as const;

const finding = z.object({
  /** What was found, e.g. disk_low. */
  found: z.enum(Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]),
  state: z.enum(FINDING_STATES),
  /** Said in the reader's language, with the cure. */
  text: z.string(),
  /** What the operator types, as it stands in the text; null: nothing. */
  command: z.string().nullable(),
});

const job = z.object({
  id: uuid,
  name: z.enum(JOB_NAMES),
  /** Not tried again by itself. */
  given_up: z.boolean(),
  tries: z.number().int(),
  /** When it was last begun. */
  at: isoMoment.nullable(),
  /** What went wrong, as the program said it. */
  said: z.string(),
});

const mail = z.object({
  id: uuid,
  /** Which letter it is. */
  template: z.string(),
  /** The mail server it is for; whom it is for is not told. */
  domain: z.string(),
  given_up: z.boolean(),
  tries: z.number().int(),
  /** When it was first refused. */
  at: isoMoment,
  /** What the mail server said, without addresses. */
  said: z.string(),
});

const health = z.object({
  /** The program and the schema of its database. */
  versions: z.object({ program: z.string(), database: z.string(), schema: z.string() }),
  /** Work the site does by itself that did not succeed, what was given up first. */
  jobs: z.array(job),
  /** Mails that the mail server did not take, the newest first. */
  mails: z.array(mail),
  /** What the doctor found of every part, the worst first. */
  findings: z.array(finding),
  mail: z.object({
    /** Due and not sent yet. */
    waiting: z.number().int(),
    /** Given up after days, and kept to be sent again. */
    failed: z.number().int(),
    /** Waiting, and refused at their last try. */
    refused: z.number().int(),
    /** Since how many minutes the oldest that is due waits. */
    oldest_minutes: z.number().int(),
    /** What the mail server last said against one, without addresses; empty: nothing. */
    last_error: z.string(),
  }),
  /** Scripts that failed in browsers in the last days, the most frequent first. */
  browsers: z.array(
    z.object({
      engine: z.enum(ENGINES),
      /** Its main version; 0: not told. */
      version: z.number().int(),
      name: z.enum(FAULT_NAMES),
      times: z.number().int(),
      /** Day of the last one, YYYY-MM-DD in the zone of the country. */
      last: z.string(),
    }),
  ),
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

export const retryJob = defineContract({
  ...common,
  id: 'health.retry-job',
  summary: 'Tries work again that the site has given up',
  method: 'POST',
  path: '/desk-api/v1/health/jobs/{id}/retry/',
  params: z.object({ id: uuid }),
  response: z.object({ jobs: z.array(job) }),
});

export const resendMail = defineContract({
  ...common,
  id: 'health.resend-mail',
  summary: 'Sends one mail again that was given up',
  method: 'POST',
  path: '/desk-api/v1/health/mails/{id}/resend/',
  params: z.object({ id: uuid }),
  response: z.object({ resent: z.number().int() }),
});

/** Bounded in every way, since anybody can send it: nothing of the page, of what was typed or of who it is. */
export const tellBrowserFault = defineContract({
  id: 'health.tell-browser-fault',
  summary: 'A page tells that a script of it failed; counted by engine and version',
  method: 'POST',
  path: FAULT_PATH,
  access: 'public',
  limit: 'fault',
  ownPagesOnly: true,
  takenOnce: false,
  maxBytes: 1_024,
  body: z.object({
    name: z.enum(FAULT_NAMES).default('other').catch('other'),
    /** File of ours, line and column. */
    place: z
      .string()
      .regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,9}$/)
      .default('')
      .catch(''),
  }),
  response: z.object({}),
  status: 202,
});
