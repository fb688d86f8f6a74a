import type { Queryable } from '../../database/client.ts';
import type { Payload } from '../../database/schema/submission.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { contentOf } from './content.ts';
import { payloadOf } from './named-texts.ts';
import { type Changes, findChangeSet, withChanges } from './profile-state.ts';

/** What the page said when a set of changes was written, in the shape the desk reads; null when there is no page. */
export async function pageBefore(db: Queryable, row: SubmissionRow): Promise<Payload | null> {
  const set = await findChangeSet(db, row.id);
  if (!set || !row.stakeholder_id) return null;
  const was = Object.entries(set.changes as Changes).map(([name, change]) => [
    name,
    { was: change.now, now: change.was },
  ]);
  const record = await readRecord(db, row.stakeholder_id, { lock: false });
  return payloadOf(withChanges(contentOf(record), Object.fromEntries(was)));
}
