import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { message, type ReviewSays, thread } from '../../database/schema/inbox.ts';
import { type submission, submission_event, submission_message } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { addMessage, letRead, openThread } from '../thread/open-thread.ts';
import { reviewWords } from './review-words.ts';

type SubmissionRow = typeof submission.$inferSelect;

type ReviewNotice = 'review_approved' | 'review_returned' | 'review_rejected';

/**
 * Writes what the desk decided about a request into its thread, which whoever sent it reads: at the
 * moment at which the decision can no longer be undone, for each reader in their language.
 */
export async function writeReviewMessage(
  work: Work,
  row: SubmissionRow,
  kind: ReviewNotice,
  people: readonly string[],
  at: Date,
): Promise<void> {
  const { row: opened } = await openThread(work, 'review', {
    submission_id: row.id,
    stakeholder_id: row.stakeholder_id,
    subject: row.name,
  });
  await letRead(work, opened.id, people);
  const says = await saysOf(work, row, kind);
  const body = reviewWords(says, row.requester_language);
  await addMessage(work, opened.id, { author_id: null, author_kind: 'desk', body, says, at });
}

/** Takes back what was written about a decision that was undone; a thread without any other message goes too. */
export async function takeBackReviewMessages(
  { tx }: Work,
  { object_id, since }: { object_id: string; since: Date },
): Promise<void> {
  const own = tx.select({ id: thread.id }).from(thread).where(eq(thread.submission_id, object_id));
  await tx
    .delete(message)
    .where(
      and(inArray(message.thread_id, own), eq(message.author_kind, 'desk'), gte(message.created_at, since)),
    );
  await tx
    .delete(thread)
    .where(
      and(
        eq(thread.submission_id, object_id),
        sql`not exists (select 1 from message m where m.thread_id = ${thread.id})`,
      ),
    );
}

/** What the desk decided, as it stands at this moment. */
async function saysOf({ tx }: Work, row: SubmissionRow, kind: ReviewNotice): Promise<ReviewSays> {
  const { name, name_kh, subject_kind } = row;
  const says = { subject_kind, name, name_kh, reason: '', messages: [] };
  if (kind === 'review_approved') return { ...says, key: 'approved' };
  if (kind === 'review_rejected') {
    const [last] = await tx
      .select({ reason: submission_event.reason })
      .from(submission_event)
      .where(and(eq(submission_event.submission_id, row.id), eq(submission_event.verb, 'reject')))
      .orderBy(desc(submission_event.created_at))
      .limit(1);
    return { ...says, key: 'rejected', reason: last?.reason ?? '' };
  }
  const pinned = await tx
    .select()
    .from(submission_message)
    .where(and(eq(submission_message.submission_id, row.id), eq(submission_message.round, row.round)))
    .orderBy(asc(submission_message.created_at), asc(submission_message.id));
  const messages = pinned.map(({ field, body, body_kh }) => ({ field, body, body_kh: body_kh ?? '' }));
  return { ...says, key: 'returned', messages };
}
