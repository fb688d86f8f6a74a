import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OrganisationAction, OrganisationRole } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { change_set, submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import type { StakeholderRecord } from '../stakeholder/stakeholder-record.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { requireRole } from '../team/membership.ts';
import { contentOf, type NamedValue, type ProfileContent, withNamed } from './content.ts';

export type ChangeSetRow = typeof change_set.$inferSelect;
/** What a set of changes says of each name: what the page said when it was written, and what it is to say. */
export type Changes = Record<string, { was: NamedValue; now: NamedValue }>;

/** A profile with everything that is under way about it. */
export interface ProfileState {
  record: StakeholderRecord;
  /** The request of its owners that is open: the first review, or a set of changes. */
  review: SubmissionRow | null;
  changeSet: ChangeSetRow | null;
  changes: Changes;
  /** What the page says. */
  shown: ProfileContent;
  /** What the owner edits: the page with the changes that wait. */
  edited: ProfileContent;
  /** Grows with every edit and decision. */
  version: number;
}

const OPEN = ['draft', 'reviewing', 'returned'];
const ofOwners = (id: string) =>
  and(
    eq(submission.stakeholder_id, id),
    inArray(submission.kind, ['profile', 'change']),
    inArray(submission.status, OPEN),
  );

/** Where a profile stands now; nothing is locked. */
export async function readState(db: Queryable, id: string): Promise<ProfileState> {
  const [review] = await db.select().from(submission).where(ofOwners(id));
  const record = await readRecord(db, id, { lock: false });
  return stateOf(db, record, review ?? null);
}

/**
 * The same, locked until the transaction ends, for somebody whose role allows `action`. Requests are locked before
 * pages everywhere, so that an owner and the desk never wait for each other.
 */
export async function lockState(
  work: Work,
  id: string,
  action: OrganisationAction,
): Promise<ProfileState & { role: OrganisationRole }> {
  const role = await requireRole(work.tx, work.context.actor, id, action);
  return { ...(await lockWhole(work, id)), role };
}

/** The same for the desk, which is asked elsewhere whether it may. */
export async function lockWhole({ tx }: Work, id: string): Promise<ProfileState> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 27))`);
  const [review] = await tx.select().from(submission).where(ofOwners(id)).for('update');
  const record = await readRecord(tx, id);
  return stateOf(tx, record, review ?? null);
}

async function stateOf(
  db: Queryable,
  record: StakeholderRecord,
  review: SubmissionRow | null,
): Promise<ProfileState> {
  const changeSet = review?.kind === 'change' ? await findChangeSet(db, review.id) : null;
  const changes = (changeSet?.changes ?? {}) as Changes;
  const shown = contentOf(record);
  return {
    record,
    review,
    changeSet,
    changes,
    shown,
    edited: withChanges(shown, changes),
    version: record.version + (await sumVersions(db, record.id)),
  };
}

/** A content with what a set of changes says. */
export function withChanges(content: ProfileContent, changes: Changes): ProfileContent {
  return withNamed(
    content,
    Object.fromEntries(Object.entries(changes).map(([name, { now }]) => [name, now])),
  );
}

export async function findChangeSet(db: Queryable, submissionId: string): Promise<ChangeSetRow | null> {
  const [row] = await db.select().from(change_set).where(eq(change_set.submission_id, submissionId));
  return row ?? null;
}

async function sumVersions(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${change_set.version}), 0)::int` })
    .from(change_set)
    .where(eq(change_set.stakeholder_id, id));
  return row?.sum ?? 0;
}

/** The last request about a page that was decided, for its reason. */
export async function findDecided(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(submission)
    .where(and(eq(submission.stakeholder_id, id), inArray(submission.kind, ['profile', 'change', 'listing'])))
    .orderBy(desc(submission.updated_at))
    .limit(1);
  return row ?? null;
}
