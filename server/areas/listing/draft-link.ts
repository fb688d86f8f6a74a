import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type {
  mailDraftLink as mailContract,
  openDraft as openContract,
} from '#shared/contracts/listing.contract.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { DRAFT_KEPT_DAYS, goOnPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { emailInline, normaliseEmail } from '#shared/rules/email.ts';
import { isBlank } from '#shared/rules/rule.ts';
import { mail_outbox } from '../../database/schema/operations.ts';
import { listing_draft } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { DraftRow } from '../submission/submission.queries.ts';
import { presentDraft } from './draft.present.ts';
import { draftCookie, openDraftRow } from './drafts.ts';
import { invalid } from './form-of-call.ts';

const DAY_MS = 86_400_000;

/**
 * Mails the link under which a form can be gone on with elsewhere, to the address typed into it and to no
 * other. The address is not confirmed yet, so the mail repeats nothing that was typed. Asked for again within a minute,
 * it is not sent twice.
 */
export const mailDraftLink: Handler<typeof mailContract> = async ({ params }, context) => {
  const row = await openDraftRow(context.services, params.secret);
  const typed = textOf(row.payload.requester_email);
  if (isBlank(typed)) throw invalid(row.kind as SubjectKind, { requester_email: { key: 'required' } });
  const problem = emailInline(typed);
  if (problem) throw invalid(row.kind as SubjectKind, { requester_email: problem });
  const to = normaliseEmail(typed);
  await inTransaction(context, async (work) => {
    // The row stays locked until the mail is queued, so that two calls at once send one.
    await work.tx.update(listing_draft).set({ updated_at: sql`now()` }).where(eq(listing_draft.id, row.id));
    if (!(await wasSentJustNow(work, row, to))) await send(work, row, params.secret, to);
  });
  return { email: to };
};

async function wasSentJustNow({ tx }: Work, row: DraftRow, to: string): Promise<boolean> {
  const since = new Date(Date.now() - EMAIL_CODE_RESEND_MS);
  const recent = and(
    eq(mail_outbox.about_id, row.id),
    eq(mail_outbox.to_email, to),
    inArray(mail_outbox.status, ['waiting', 'sent']),
    gt(mail_outbox.created_at, since),
  );
  return (await tx.$count(mail_outbox, recent)) > 0;
}

async function send(work: Work, row: DraftRow, secret: string, to: string): Promise<void> {
  const { services, language } = work.context;
  await services.limits.spend('mail:listing', `to:${to.toLowerCase()}`);
  await queueMail(work, {
    template: 'listing.draft',
    language,
    to,
    about_id: row.id,
    params: {
      kind: row.kind as SubjectKind,
      url: services.config.publicUrl + goOnPath(secret),
      kept_until: calendarDate(new Date(Date.now() + DRAFT_KEPT_DAYS * DAY_MS)),
    },
  });
}

/** Goes on with a draft in this browser: whoever holds its link gets its cookie. */
export const openDraft: Handler<typeof openContract> = async ({ params }, context) => {
  const { services } = context;
  const row = await openDraftRow(services, params.secret);
  context.setCookie(
    draftCookie(context, row.kind as SubjectKind, params.secret, (DRAFT_KEPT_DAYS * DAY_MS) / 1000),
  );
  return presentDraft(services, services.database.db, row);
};
