import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { submission_token } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { followSecret, hashSecret } from '../../mailed-secrets.ts';
import { newestToken, type SubmissionRow, type TokenPurpose } from './submission.queries.ts';

const VALID_MS = 365 * 24 * 3_600_000;

/**
 * The secret of the one link that follows a request, the same in every mail. Each mail makes it good for another year.
 * When the server's own secret was changed meanwhile, a new link is made and the old one still works.
 */
export async function followSecretOf(
  work: Work,
  { id: submission_id, kind }: Pick<SubmissionRow, 'id' | 'kind'>,
): Promise<string> {
  const purpose = followPurpose(kind);
  const { secret } = work.context.services;
  const expires_at = new Date(Date.now() + VALID_MS);
  const kept = await newestToken(work.tx, submission_id, purpose);
  if (kept) {
    const token = followSecret(secret, kept.id);
    if (hashSecret(token) === kept.secret_hash) {
      await work.tx.update(submission_token).set({ expires_at }).where(eq(submission_token.id, kept.id));
      return token;
    }
  }
  const id = v7();
  const token = followSecret(secret, id);
  await work.tx.insert(submission_token).values({
    id,
    submission_id,
    purpose,
    secret_hash: hashSecret(token),
    expires_at,
  });
  return token;
}

/** The whole address of that link. */
export async function followUrl(
  work: Work,
  row: Pick<SubmissionRow, 'id' | 'kind' | 'subject_kind'>,
): Promise<string> {
  const token = await followSecretOf(work, row);
  return work.context.services.config.publicUrl + followPath(row.subject_kind as SubjectKind, token);
}

/** The link of a suggestion is the one that confirmed its address; a listing has one for following alone. */
export const followPurpose = (kind: string): TokenPurpose => (kind === 'listing' ? 'follow' : 'sharing');
