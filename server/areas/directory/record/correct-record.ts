import { v7 } from 'uuid';
import type * as contract from '#shared/contracts/directory.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import type { Work } from '../../../database/work.ts';
import type { Handler } from '../../../http/route.ts';
import { checkLinks } from '../../profile/check-links.ts';
import { type NamedValue, named, sameNamed, withNamed } from '../../profile/content.ts';
import { saveChanges, savePayload } from '../../profile/edit-profile.ts';
import { payloadOf } from '../../profile/named-texts.ts';
import { patchOf } from '../../profile/patch-of.ts';
import { type Changes, type ProfileState, withChanges } from '../../profile/profile-state.ts';
import { readChange } from '../../profile/read-input.ts';
import { refuseStale } from '../../profile/refuse-stale.ts';
import type { Why } from '../../stakeholder/stakeholder-revisions.ts';
import { updateStakeholder } from '../../stakeholder/write-stakeholder.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { changeRecord, refuseClosed } from './change-record.ts';
import { readDirectoryRecord } from './record.present.ts';
import { tellPageOwners } from './tell-page-owners.ts';

/** Corrects what a record says, at once and with a reason. */
export const correctRecord: Handler<typeof contract.correctRecord> = async ({ params, body }, context) => {
  const { version, reason, ...raw } = body;
  await changeRecord(context, params.id, async (work, state) => {
    const { record, shown } = state;
    refuseClosed(state);
    const { knows } = await readKnownTerms(work.tx);
    const read = readChange(record.kind, shown, raw, { knows, language: context.language });
    const changes = await checkLinks(work.tx, record.id, shown, read);
    await refuseStale(work, { ...state, edited: shown }, { version, changes });
    const names = Object.keys(changes).filter(
      (name) => !sameNamed(name, changes[name] ?? null, named(shown, name)),
    );
    if (names.length > 0) await writeNames(work, state, changes, names, { verb: 'correct', reason });
  });
  return readDirectoryRecord(context, params.id);
};

/** Writes some names of a record at the desk, tells its owners and keeps what of theirs waits. */
export async function writeNames(
  work: Work,
  state: ProfileState,
  changes: Readonly<Record<string, NamedValue>>,
  names: readonly string[],
  why: Why,
): Promise<void> {
  const { record, shown } = state;
  const id = v7();
  const next = withNamed(shown, Object.fromEntries(names.map((name) => [name, changes[name] ?? null])));
  await updateStakeholder(work, record.id, patchOf(record, next, names), { why: { ...why, id } });
  await keepWaiting(work, state, next, names);
  await recordAudit(work, {
    action: why.verb === 'restore' ? 'stakeholder.revert' : 'stakeholder.edit',
    entity_id: record.id,
    detail: { names, reason: why.reason ?? '', status: record.status },
  });
  await tellPageOwners(work, record, 'page_corrected', { about: id, note: () => why.reason ?? '' });
}

/**
 * An open change of the owner goes on from what the page says now: where it says the same it is done, where it says
 * something else it stays, compared with the corrected text.
 */
async function keepWaiting(
  work: Work,
  { changes, changeSet, review }: ProfileState,
  next: ProfileState['shown'],
  names: readonly string[],
): Promise<void> {
  const touched = names.filter((name) => changes[name]);
  if (!changeSet || !review || touched.length === 0) return;
  const left: Changes = {};
  for (const [name, change] of Object.entries(changes)) {
    const was = touched.includes(name) ? named(next, name) : change.was;
    if (!sameNamed(name, was, change.now)) left[name] = { was, now: change.now };
  }
  await saveChanges(work, changeSet.id, left);
  await savePayload(work, review.id, payloadOf(withChanges(next, left)));
}
