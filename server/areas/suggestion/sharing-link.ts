import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { submission_token } from '../../database/schema/submission.ts';
import { deadLink, Problem } from '../../http/problem.ts';
import { hashSecret } from '../../mailed-secrets.ts';
import {
  findSubmission,
  newestToken,
  type SubmissionRow,
  type TokenRow,
} from '../submission/submission.queries.ts';

interface SharingLink {
  row: SubmissionRow;
  token: TokenRow;
}

/** The suggestion a link was ever made for, whether or not the link still works; null for any other text. */
export async function findLink(db: Queryable, secret: string): Promise<SharingLink | null> {
  const [token] = await db
    .select()
    .from(submission_token)
    .where(eq(submission_token.secret_hash, hashSecret(secret)));
  if (token?.purpose !== 'sharing') return null;
  const row = await findSubmission(db, token.submission_id);
  return row && { row, token };
}

/**
 * The same for a link that works. Problem `not_found` for what is no link, `gone` with the reason for one that was
 * replaced by a newer one or is too old.
 */
export async function workingLink(db: Queryable, secret: string): Promise<SharingLink> {
  const link = await findLink(db, secret);
  if (!link) throw new Problem('not_found', { messageKey: 'suggestion:problem.unknown_link' });
  const newest = await newestToken(db, link.row.id, 'sharing');
  if (newest?.id !== link.token.id) {
    throw deadLink('suggestion:problem.replaced_link');
  }
  if (link.token.expires_at.getTime() <= Date.now()) {
    throw deadLink('suggestion:problem.old_link');
  }
  return link;
}
