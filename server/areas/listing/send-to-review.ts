import { answerBy } from '#shared/domain/listing/answer-by.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { THE_OWNER, transition } from '../submission/change-request-state.ts';
import { flagsOf } from '../submission/flags.ts';
import { followUrl } from '../submission/follow-link.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

/** The address of a request was confirmed: it goes to review, and its requester gets the link that follows it. */
export async function sendToReview(work: Work, row: SubmissionRow): Promise<SubmissionRow> {
  const kind = row.subject_kind as SubjectKind;
  const { row: sent } = await transition(work, row, 'submit', {
    viewer: THE_OWNER,
    // The form was checked whole when it was taken in.
    facts: { complete: true, email_confirmed: true },
    payload: row.payload,
    set: {
      email_verified_at: new Date(),
      submitted_at: new Date(),
      flags: await flagsOf(work.tx, { id: row.id, kind, payload: row.payload }),
    },
  });
  await queueMail(work, {
    template: 'listing.received',
    language: requesterLanguage(sent),
    to: sent.requester_email,
    about_id: sent.id,
    params: {
      ...mailAbout(sent),
      url: await followUrl(work, sent),
      answer_by: answerBy(sent.submitted_at ?? sent.waiting_since),
    },
  });
  return sent;
}
