import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type SubjectKind, submissionKindOf } from '#shared/domain/subject-kinds.ts';
import type { Queryable } from '../../database/client.ts';
import {
  listing_draft,
  type Payload,
  submission,
  submission_event,
  submission_message,
  submission_token,
} from '../../database/schema/submission.ts';
import { hashSecret } from '../../mailed-secrets.ts';

export type DraftRow = typeof listing_draft.$inferSelect;
export type SubmissionRow = typeof submission.$inferSelect;
export type MessageRow = typeof submission_message.$inferSelect;
export type EventRow = typeof submission_event.$inferSelect;
export type TokenRow = typeof submission_token.$inferSelect;

/** What a link or code is for; one for another purpose is none (see the table). */
export type TokenPurpose = 'verify' | 'follow' | 'sharing';

export async function findDraft(db: Queryable, secret: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(listing_draft)
    .where(eq(listing_draft.secret_hash, hashSecret(secret)));
  return row ?? null;
}

export async function findSubmission(db: Queryable, id: string | null): Promise<SubmissionRow | null> {
  if (!id) return null;
  const [row] = await db.select().from(submission).where(eq(submission.id, id));
  return row ?? null;
}

/** The request, locked against everybody else until the transaction ends. */
export async function lockSubmission(tx: Queryable, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx.select().from(submission).where(eq(submission.id, id)).for('update');
  return row ?? null;
}

export async function lockByReference(
  tx: Queryable,
  reference: string,
  kinds: readonly string[],
): Promise<SubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.reference, reference.toUpperCase()), inArray(submission.kind, [...kinds])))
    .for('update');
  return row ?? null;
}

/**
 * An unconfirmed request that says the same, sent a moment ago: the same form sent twice. Pictures do not count, since
 * each upload has an id of its own.
 */
export async function findTwin(
  tx: Queryable,
  about: { kind: SubjectKind; email: string; payload: Payload },
): Promise<SubmissionRow | null> {
  const { logo: _logo, ...rest } = about.payload;
  const [row] = await tx
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.kind, submissionKindOf(about.kind)),
        eq(submission.status, 'draft'),
        eq(submission.subject_kind, about.kind),
        sql`lower(${submission.requester_email}) = lower(${about.email})`,
        sql`${submission.email_verified_at} is null`,
        sql`${submission.payload} - 'logo' = ${JSON.stringify(rest)}::jsonb`,
        gt(submission.created_at, sql`now() - interval '1 day'`),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The newest secret of a purpose; older ones of the same purpose count no more. */
export async function newestToken(
  tx: Queryable,
  submissionId: string,
  purpose: TokenPurpose,
): Promise<TokenRow | null> {
  const [row] = await tx
    .select()
    .from(submission_token)
    .where(and(eq(submission_token.submission_id, submissionId), eq(submission_token.purpose, purpose)))
    .orderBy(desc(submission_token.id))
    .limit(1);
  return row ?? null;
}

/** Codes or links sent for a request within the last day. */
export async function countTokens(
  tx: Queryable,
  submissionId: string,
  purpose: TokenPurpose,
): Promise<number> {
  return tx.$count(
    submission_token,
    and(
      eq(submission_token.submission_id, submissionId),
      eq(submission_token.purpose, purpose),
      gt(submission_token.created_at, sql`now() - interval '1 day'`),
    ),
  );
}

/** The id of the request a link belongs to; null when the link is unknown or too old. */
export async function findFollowed(db: Queryable, secret: string): Promise<string | null> {
  const [row] = await db
    .select({ submission_id: submission_token.submission_id })
    .from(submission_token)
    .where(
      and(
        eq(submission_token.secret_hash, hashSecret(secret)),
        eq(submission_token.purpose, 'follow'),
        gt(submission_token.expires_at, sql`now()`),
      ),
    );
  return row?.submission_id ?? null;
}

export async function listMessages(db: Queryable, submissionId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(submission_message)
    .where(eq(submission_message.submission_id, submissionId))
    .orderBy(asc(submission_message.id));
}

/** History, oldest first. */
export async function listEvents(db: Queryable, submissionId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(submission_event)
    .where(eq(submission_event.submission_id, submissionId))
    .orderBy(asc(submission_event.created_at), asc(submission_event.id));
}
