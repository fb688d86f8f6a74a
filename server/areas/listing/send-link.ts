import { v7 } from 'uuid';
import { PROGRAM_SHARING_TOKEN_HOURS } from '#shared/constants.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { submission_token } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { followSecret, hashSecret } from '../../mailed-secrets.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import type { SubmissionRow, TokenRow } from '../submission/submission.queries.ts';

/**
 * Makes a new link, which replaces any earlier one, and mails it. It confirms the address when it is opened, and
 * shows from then on where the suggestion stands. Problem `too_many` when an address gets more than its share.
 */
export async function sendLink(work: Work, row: SubmissionRow): Promise<TokenRow> {
  const { services } = work.context;
  await services.limits.spend('mail:suggestion', `to:${row.requester_email.toLowerCase()}`);
  const id = v7();
  const secret = followSecret(services.secret, id);
  const [token] = await work.tx
    .insert(submission_token)
    .values({
      id,
      submission_id: row.id,
      purpose: 'sharing',
      secret_hash: hashSecret(secret),
      expires_at: new Date(Date.now() + PROGRAM_SHARING_TOKEN_HOURS * 3_600_000),
    })
    .returning();
  await queueMail(work, {
    template: 'suggestion.link',
    language: requesterLanguage(row),
    to: row.requester_email,
    about_id: row.id,
    params: {
      ...mailAbout(row),
      url: services.config.publicUrl + followPath(row.subject_kind as SubjectKind, secret),
      hours: PROGRAM_SHARING_TOKEN_HOURS,
    },
  });
  return token!;
}
