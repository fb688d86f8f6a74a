import { eq, sql } from 'drizzle-orm';
import { listText } from '#shared/format/lists.ts';
import { recordAudit } from '../../audit/record.ts';
import { change_set, submission_event } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import { labelOfField } from '../submission/field-label.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { contentOf, named, type ProfileContent, sameNamed } from './content.ts';
import { namedTexts } from './named-texts.ts';
import { patchOf } from './patch-of.ts';
import { type Changes, findChangeSet, withChanges } from './profile-state.ts';
import { setPicturesPublic } from './record-pictures.ts';

/** The page of an approved profile: its status is public already, its pictures become so. */
export async function showProfile(work: Work, row: SubmissionRow): Promise<void> {
  await showPictures(work, row, true);
}

export async function hideProfile(work: Work, row: SubmissionRow): Promise<void> {
  await showPictures(work, row, false);
}

/** A page that this approval made public was never approved before; one that had been public keeps that moment. */
export async function takeBackProfile(work: Work, row: SubmissionRow): Promise<void> {
  await showPictures(work, row, false);
  if (!row.stakeholder_id) return;
  const { approved_at } = await readRecord(work.tx, row.stakeholder_id);
  const since = await momentOfApproval(work, row.id);
  if (approved_at && since && approved_at.getTime() > since.getTime() - SAME_MOMENT_MS)
    await updateStakeholder(work, row.stakeholder_id, { approved_at: null });
}

/** The clocks of a process and of its database may differ this much. */
const SAME_MOMENT_MS = 30_000;

async function momentOfApproval({ tx }: Work, id: string): Promise<Date | undefined> {
  const rows = await tx.select().from(submission_event).where(eq(submission_event.submission_id, id));
  return rows
    .filter(({ verb }) => verb === 'approve')
    .map(({ created_at }) => created_at)
    .sort((a, b) => Number(b) - Number(a))[0];
}

async function showPictures(work: Work, row: SubmissionRow, shown: boolean): Promise<void> {
  if (row.stakeholder_id) await setPicturesPublic(work, await readRecord(work.tx, row.stakeholder_id), shown);
}

/**
 * Writes what a set of changes says into its page, and nothing else. Problem `stale_version` with both texts when one of
 * its names says something else meanwhile than what the owner saw.
 */
export async function applyChanges(work: Work, row: SubmissionRow): Promise<void> {
  const set = await findChangeSet(work.tx, row.id);
  if (!set || !row.stakeholder_id) throw new Problem('conflict');
  const changes = set.changes as Changes;
  const record = await readRecord(work.tx, row.stakeholder_id);
  if (record.status !== 'approved')
    throw new Problem('conflict', { messageKey: 'profile-fields:problem.not_public' });
  const shown = contentOf(record);
  const moved = Object.keys(changes).filter((name) => !saysAs(name, shown, changes[name]!.was));
  if (moved.length > 0) throw await movedProblem(work, row, { changes, shown, moved });
  const names = Object.keys(changes);
  await updateStakeholder(work, record.id, patchOf(record, withChanges(shown, changes), names));
  await work.tx
    .update(change_set)
    .set({ applied_at: sql`now()`, version: sql`${change_set.version} + 1` })
    .where(eq(change_set.id, set.id));
  await setPicturesPublic(work, await readRecord(work.tx, record.id), true);
  await recordAudit(work, {
    action: 'stakeholder.change',
    entity_id: record.id,
    detail: { reference: row.reference, names },
  });
}

/** Puts back what the page said before a set of changes was approved. */
export async function takeBackChanges(work: Work, row: SubmissionRow): Promise<void> {
  const set = await findChangeSet(work.tx, row.id);
  if (!set || !row.stakeholder_id) return;
  const changes = set.changes as Changes;
  const record = await readRecord(work.tx, row.stakeholder_id);
  const before = withChanges(
    contentOf(record),
    Object.fromEntries(Object.entries(changes).map(([name, { was, now }]) => [name, { was: now, now: was }])),
  );
  await updateStakeholder(work, record.id, patchOf(record, before, Object.keys(changes)));
  await work.tx
    .update(change_set)
    .set({ applied_at: null, version: sql`${change_set.version} + 1` })
    .where(eq(change_set.id, set.id));
  await recordAudit(work, {
    action: 'stakeholder.change_undone',
    entity_id: record.id,
    detail: { reference: row.reference, names: Object.keys(changes) },
  });
}

const saysAs = (name: string, content: ProfileContent, was: Changes[string]['was']) =>
  sameNamed(name, named(content, name), was);

async function movedProblem(
  { tx, context }: Work,
  row: SubmissionRow,
  about: { changes: Changes; shown: ProfileContent; moved: readonly string[] },
): Promise<Problem> {
  const { language } = context;
  const kind = row.subject_kind as Parameters<typeof namedTexts>[0];
  const termName = (await readKnownTerms(tx)).nameIn(language);
  const edited = withChanges(about.shown, about.changes);
  const fields = about.moved.map((name) => ({
    name,
    label: labelOfField(language, kind, name),
    now: namedTexts(kind, name, named(about.shown, name), { content: about.shown, language, termName }),
    sent: namedTexts(kind, name, about.changes[name]!.now, { content: edited, language, termName }),
  }));
  return new Problem('stale_version', {
    messageKey: 'profile-fields:problem.moved',
    params: {
      fields: listText(
        language,
        fields.map(({ label }) => label),
      ),
    },
    conflict: { version: row.version, fields },
  });
}
