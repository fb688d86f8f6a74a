import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../audit/record.ts';
import { submission } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { deleteFileRows, removeFromStore } from '../file/change-file.ts';
import {
  archiveStakeholder,
  removeStakeholder,
  updateStakeholder,
} from '../stakeholder/write-stakeholder.ts';
import { transition } from '../submission/change-request-state.ts';
import { patchOf } from './patch-of.ts';
import { lockState, type ProfileState } from './profile-state.ts';
import { picturesOf, setPicturesPublic } from './record-pictures.ts';
import { OF_THE_TEAM, send, takeBack } from './send-profile.ts';

/** Takes the page of an approved profile off the site and keeps it, with everything that waits. */
export function archiveProfile(context: CallContext, id: string): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'archive_profile');
    const { record } = state;
    if (record.status === 'archived') return;
    const wasPublic = record.status === 'draft' && record.approved_at !== null;
    if (record.status !== 'approved' && !wasPublic)
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.not_public' });
    await archive(work, state);
  });
}

async function archive(work: Work, { record, review }: ProfileState): Promise<void> {
  if (review?.kind === 'change' && review.status !== 'draft') await takeBack(work, review);
  // The request that made it public is closed with it, so that the desk sees where the page went.
  const [approved] = await work.tx
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.stakeholder_id, record.id),
        inArray(submission.kind, ['listing', 'profile']),
        eq(submission.status, 'approved'),
      ),
    )
    .orderBy(desc(submission.updated_at))
    .limit(1)
    .for('update');
  if (approved) {
    await transition(work, approved, 'archive', {
      viewer: OF_THE_TEAM,
      actor_id: signedIn(work.context).id,
    });
  }
  if (approved?.kind !== 'profile') await archiveStakeholder(work, record.id);
  await setPicturesPublic(work, record, false);
  await recordAudit(work, { action: 'stakeholder.archive', entity_id: record.id });
}

/** Asks the desk to show an archived profile again: it goes to review as it is. */
export function restoreProfile(context: CallContext, id: string): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'archive_profile');
    const { record } = state;
    if (record.status === 'reviewing' && record.approved_at) return;
    if (record.status !== 'archived')
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.not_archived' });
    const waiting = state.changeSet ? await closeChanges(work, state) : state;
    await updateStakeholder(work, id, { status: 'draft' });
    await recordAudit(work, { action: 'stakeholder.restore', entity_id: id });
    await send(work, { ...waiting, record: { ...record, status: 'draft', version: record.version + 1 } }, '');
  });
}

/** Changes that waited when the page went: the page is looked at as a whole again, so they become part of it. */
async function closeChanges(work: Work, state: ProfileState): Promise<ProfileState> {
  const { record, review, changeSet, changes, edited } = state;
  const names = Object.keys(changes);
  if (names.length > 0) await updateStakeholder(work, record.id, patchOf(record, edited, names));
  await work.tx.delete(submission).where(eq(submission.id, review!.id));
  await recordAudit(work, {
    action: 'change_set.merge',
    entity_id: changeSet!.id,
    detail: { stakeholder_id: record.id, names, reference: review!.reference },
  });
  return { ...state, review: null, changeSet: null, changes: {}, shown: edited };
}

/** Deletes a draft that was never public for good; what has been public is archived. */
export async function deleteProfile(context: CallContext, id: string): Promise<'deleted' | 'archived'> {
  const { result, files } = await inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'archive_profile');
    const { record, review } = state;
    if (record.status === 'archived') return { result: 'archived' as const, files: [] };
    if (record.status === 'approved' || (record.status === 'draft' && record.approved_at)) {
      await archive(work, state);
      return { result: 'archived' as const, files: [] };
    }
    if (record.status !== 'draft')
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.not_deletable' });
    if (review) await work.tx.delete(submission).where(eq(submission.id, review.id));
    await recordAudit(work, {
      action: 'stakeholder.delete',
      entity_id: id,
      detail: { kind: record.kind, name: record.name },
    });
    await removeStakeholder(work, id);
    return { result: 'deleted' as const, files: await deleteFileRows(work, picturesOf(record)) };
  });
  await removeFromStore(context.services, files);
  return result;
}
