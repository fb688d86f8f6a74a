import { eq, sql } from 'drizzle-orm';
import { EMAIL_CODE_ATTEMPTS } from '#shared/constants.ts';
import type { confirmListing as contract } from '#shared/contracts/listing.contract.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { submission_token } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import type { Keys } from '../../key-ring.ts';
import { isCode } from '../../mailed-secrets.ts';
import { followSecretOf } from '../submission/follow-link.ts';
import {
  lockByReference,
  newestToken,
  type SubmissionRow,
  type TokenRow,
} from '../submission/submission.queries.ts';
import { draftCookie } from './drafts.ts';
import { sendToReview } from './send-to-review.ts';

type Verdict = 'right' | 'wrong' | 'expired';

/**
 * Confirms the address of a request by its code and sends it to review. A wrong reference and a wrong code get the same
 * answer; a code works for a while, for a few tries, and, entered twice, once.
 */
export const confirmListing: Handler<typeof contract> = async ({ body }, context) => {
  const outcome = await inTransaction(context, async (work) => {
    const row = await lockByReference(work.tx, body.reference, ['listing']);
    const token = row && (await newestToken(work.tx, row.id, 'verify'));
    if (!row || !token) return 'wrong' as const;
    const verdict = judge(context.services.secrets, row, token, body.code);
    if (verdict === 'right') return row.email_verified_at ? answer(work, row) : confirm(work, row, token);
    if (verdict === 'wrong') {
      const tries = sql`${submission_token.tries} + 1`;
      await work.tx.update(submission_token).set({ tries }).where(eq(submission_token.id, token.id));
    }
    return verdict;
  });
  if (typeof outcome === 'string') {
    throw new Problem('invalid', {
      fields: { code: [{ key: outcome === 'expired' ? 'code_expired' : 'code' }] },
    });
  }
  context.setCookie(draftCookie(context, outcome.kind, '', 0));
  return outcome.answer;
};

function judge(keys: Keys, row: SubmissionRow, token: TokenRow, code: string): Verdict {
  if (token.tries >= EMAIL_CODE_ATTEMPTS || token.expires_at.getTime() <= Date.now()) return 'expired';
  if (!isCode(keys, row.id, code, token.secret_hash)) return 'wrong';
  return 'right';
}

async function confirm(work: Work, row: SubmissionRow, token: TokenRow) {
  await work.tx
    .update(submission_token)
    .set({ used_at: sql`now()` })
    .where(eq(submission_token.id, token.id));
  const sent = await sendToReview(work, row);
  return answer(work, sent);
}

async function answer(work: Work, row: SubmissionRow) {
  return {
    kind: row.subject_kind as StakeholderKind,
    answer: {
      reference: row.reference,
      submission_id: row.id,
      status: row.status as ReviewStatus,
      follow: await followSecretOf(work, row),
      answer_by: answerBy(row.submitted_at ?? row.waiting_since),
    },
  };
}
