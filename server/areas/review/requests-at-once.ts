import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { submissionRow } from '#shared/contracts/review.contract.ts';
import type { BulkRefusal, BulkVerb } from '#shared/domain/bulk.ts';
import { decide } from '#shared/domain/cases/submission.ts';
import type { ReviewStatus, ReviewViewer } from '#shared/domain/review.ts';
import type { BulkKind } from '../../cases/bulk-of.ts';
import { submission } from '../../database/schema/submission.ts';
import { signedIn } from '../../http/actor.ts';
import { findNames } from '../account/find-names.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { viewerOf } from '../submission/viewer.ts';
import { approve, decideWithin, rejectFor } from './decide.ts';
import { presentRow } from './present-queue-row.ts';
import { findForDesk } from './review.queries.ts';

/** Many requests approved, or rejected with one reason, by the same table that decides on one. */
export const REQUESTS_AT_ONCE: BulkKind<z.output<typeof submissionRow>> = {
  action: 'decide',
  async about(db, ids) {
    if (ids.length === 0) return new Map();
    const { id, reference, name, name_kh } = submission;
    const rows = await db
      .select({ id, reference, name, name_kh })
      .from(submission)
      .where(inArray(id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, { ...row, said: '' }]));
  },
  async look({ services, actor }, { id, version }, verb) {
    const { db } = services.database;
    const row = await findForDesk(db, id);
    if (!row) return { refusal: 'gone', shown: null };
    const viewer = await viewerOf(db, { services, actor }, row);
    const people = await findNames(db, [row.assignee_id]);
    const shown = presentRow(row, { services, me: signedIn({ actor }).id, viewer, people, logo: null });
    return { refusal: whyNot(row, viewer, verb, version), shown };
  },
  async decide(work, { id, version }, verb, words) {
    await decideWithin(work, id, version, verb === 'reject' ? rejectFor(words) : approve);
    return null;
  },
  refusalOf({ code, messageKey }) {
    if (messageKey === 'review:problem.own') return 'own';
    if (messageKey === 'review:problem.not_from_here') return 'state';
    if (code === 'stale_version') return 'stale';
    return code === 'not_found' ? 'gone' : 'refused';
  },
};

function whyNot(
  row: SubmissionRow,
  viewer: ReviewViewer,
  verb: BulkVerb,
  version: number,
): BulkRefusal | null {
  if (viewer.is_involved) return 'own';
  if (row.version !== version) return 'stale';
  const facts = { version_is_current: true, has_reason: true };
  const outcome = decide(row.status as ReviewStatus, verb as 'approve' | 'reject', viewer, facts);
  if ('to' in outcome) return null;
  return outcome.refusal === 'not_from_here' ? 'state' : 'refused';
}
