import { and, eq, gt, inArray } from 'drizzle-orm';
import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { resendLink as contract } from '#shared/contracts/suggestion.contract.ts';
import { SUGGESTION_KINDS } from '#shared/domain/subject-kinds.ts';
import { mail_outbox } from '../../database/schema/operations.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { sendProof } from '../listing/send-proof.ts';
import { followUrl } from '../submission/follow-link.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import { lockByReference, lockSubmission, type SubmissionRow } from '../submission/submission.queries.ts';
import { findLink } from './sharing-link.ts';

/**
 * Sends the link again. By its number, an unconfirmed suggestion gets a new one; by a link of before, also one that is
 * followed already. The answer is the same in every case, so that it tells nothing about suggestions of others.
 */
export const resendLink: Handler<typeof contract> = async ({ body }, context) => {
  await inTransaction(context, async (work) => {
    const before = body.token ? await findLink(work.tx, body.token) : null;
    const row = before
      ? await lockSubmission(work.tx, before.row.id)
      : body.reference
        ? await lockByReference(work.tx, body.reference, SUGGESTION_KINDS)
        : null;
    if (!row) return;
    if (!row.email_verified_at) {
      // What a team has begun is sent by the team, not by confirming an address.
      if (row.status === 'draft' && !row.stakeholder_id) await sendProof(work, row);
    } else if (before) await sendStatusLink(work, row);
  });
  return { resend_after_seconds: EMAIL_CODE_RESEND_MS / 1000 };
};

/** Mails the link that works now, to the address it was always mailed to; once a minute at most. */
async function sendStatusLink(work: Work, row: SubmissionRow): Promise<void> {
  const recent = and(
    eq(mail_outbox.about_id, row.id),
    eq(mail_outbox.template, 'suggestion.status'),
    inArray(mail_outbox.status, ['waiting', 'sent']),
    gt(mail_outbox.created_at, new Date(Date.now() - EMAIL_CODE_RESEND_MS)),
  );
  if ((await work.tx.$count(mail_outbox, recent)) > 0) return;
  await work.context.services.limits.spend('mail:suggestion', `to:${row.requester_email.toLowerCase()}`);
  await queueMail(work, {
    template: 'suggestion.status',
    language: requesterLanguage(row),
    to: row.requester_email,
    about_id: row.id,
    params: { ...mailAbout(row), url: await followUrl(work, row) },
  });
}
