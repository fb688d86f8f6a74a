import { EMAIL_CODE_MINUTES } from '#shared/constants.ts';
import { confirmPath } from '#shared/domain/listing/listing-paths.ts';
import { submission_token } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { hashCode, newCode } from '../../mailed-secrets.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import type { SubmissionRow, TokenRow } from '../submission/submission.queries.ts';

/**
 * Makes a new code, which replaces any earlier one, and mails it with a link that fills it in. Problem `too_many` when
 * an address gets more than its share, whoever asks.
 */
export async function sendCode(work: Work, row: SubmissionRow): Promise<TokenRow> {
  const { services } = work.context;
  await services.limits.spend('mail:listing', `to:${row.requester_email.toLowerCase()}`);
  const code = newCode();
  const [token] = await work.tx
    .insert(submission_token)
    .values({
      submission_id: row.id,
      purpose: 'verify',
      secret_hash: hashCode(services.secret, row.id, code),
      expires_at: new Date(Date.now() + EMAIL_CODE_MINUTES * 60_000),
    })
    .returning();
  const language = requesterLanguage(row);
  await queueMail(work, {
    template: 'listing.code',
    language,
    to: row.requester_email,
    about_id: row.id,
    params: {
      ...mailAbout(row),
      code,
      url: services.config.publicUrl + confirmPath(row.reference, code),
      minutes: EMAIL_CODE_MINUTES,
    },
  });
  return token!;
}
