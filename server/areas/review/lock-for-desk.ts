import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { SUBMISSION } from '../submission/case.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

/** A request the desk may see, locked. */
export async function lockForDesk(work: Work, id: string): Promise<SubmissionRow> {
  const row = await SUBMISSION.lock(work, id);
  if (!row) throw new Problem('not_found');
  return row;
}
