import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { findField } from '#shared/domain/listing-form.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { message, thread } from '../../database/schema/inbox.ts';
import { type submission, submission_event, submission_message } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { addMessage, letRead, openThread } from './open-thread.ts';

type SubmissionRow = typeof submission.$inferSelect;

const translators = {
  en: translatorFor('en', { strict: false }),
  km: translatorFor('km', { strict: false }),
};

/**
 * Writes what the desk decided about a request into its thread, which whoever sent it reads (B.14, UX rule 49): at the
 * moment at which the decision can no longer be undone, in the language of the request.
 */
export async function writeReviewMessage(
  work: Work,
  row: SubmissionRow,
  kind: 'review_approved' | 'review_returned' | 'review_rejected',
  people: readonly string[],
  at: Date,
): Promise<void> {
  const { row: opened } = await openThread(work, 'review', {
    submission_id: row.id,
    stakeholder_id: row.stakeholder_id,
    subject: row.name,
  });
  await letRead(work, opened.id, people);
  const body = await textOf(work, row, kind);
  await addMessage(work, opened.id, { author_id: null, author_kind: 'desk', body, at });
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

async function textOf({ tx }: Work, row: SubmissionRow, kind: string): Promise<string> {
  const t = translators[row.requester_language === 'km' ? 'km' : 'en'];
  const name = localName(row, t.language).text;
  if (kind === 'review_approved') return t('inbox:review.approved', { name });
  if (kind === 'review_rejected') {
    const [last] = await tx
      .select({ reason: submission_event.reason })
      .from(submission_event)
      .where(and(eq(submission_event.submission_id, row.id), eq(submission_event.verb, 'reject')))
      .orderBy(desc(submission_event.created_at))
      .limit(1);
    const reason = last?.reason ? [t('inbox:review.reason', { reason: last.reason })] : [];
    return [t('inbox:review.rejected', { name }), ...reason].join('\n\n');
  }
  const pinned = await tx
    .select()
    .from(submission_message)
    .where(and(eq(submission_message.submission_id, row.id), eq(submission_message.round, row.round)))
    .orderBy(asc(submission_message.created_at), asc(submission_message.id));
  const lines = pinned.map(({ field, body, body_kh }) => {
    const text = (t.language === 'km' && body_kh) || body;
    return `${labelOf(field)}: ${text}`;
  });
  return [t('inbox:review.returned', { name, count: pinned.length }), ...lines, t('inbox:review.next')].join(
    '\n\n',
  );

  function labelOf(field: string | null): string {
    const known = field && findField(row.subject_kind as SubjectKind, field);
    return known ? t(known.labelKey as TextKey) : t('inbox:review.whole');
  }
}
