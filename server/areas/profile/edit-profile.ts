import { eq, sql } from 'drizzle-orm';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { change_set, submission } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { checkLinks } from './check-links.ts';
import { type NamedValue, named, sameNamed, withNamed } from './content.ts';
import { payloadOf } from './named-texts.ts';
import { openReview } from './open-review.ts';
import { patchOf } from './patch-of.ts';
import { type Changes, lockState, type ProfileState } from './profile-state.ts';
import { type RawChange, readChange } from './read-input.ts';
import { refuseStale } from './refuse-stale.ts';
import { requireReach } from './require-reach.ts';
import { tellNamed } from './tell-named.ts';
import { trustedNames } from './trusted.ts';

/** What an edit changes, worked out from the state it meets. */
export type EditOf = (
  work: Work,
  state: ProfileState,
) => Promise<Record<string, NamedValue>> | Record<string, NamedValue>;

/**
 * Changes a profile for somebody of its team. Until it is approved the edit goes straight into the record, which nobody
 * else sees; afterwards it waits in a set of changes, but for what the setting trusts.
 */
export function editProfile(
  context: CallContext,
  id: string,
  version: number | undefined,
  edit: EditOf,
): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'draft_content');
    await refuseClosed(work, state);
    const changes = await checkLinks(work.tx, id, state.edited, await edit(work, state));
    requireReach(state, 'edit_profile', differing(state, changes));
    await refuseStale(work, state, { version, changes });
    await writeEdit(work, state, changes);
  });
}

/** What somebody of the team says of themselves alone: their role does not matter, and it waits like every other edit. */
export function editOwnPlace(context: CallContext, id: string, edit: EditOf): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'view_private');
    await refuseClosed(work, state);
    await writeEdit(work, state, await checkLinks(work.tx, id, state.edited, await edit(work, state)));
  });
}

/** The edit of a call that names fields and lists. */
export const editOf =
  (raw: RawChange): EditOf =>
  async ({ tx, context: { language } }, { record, edited }) =>
    readChange(record.kind, edited, raw, { knows: (await readKnownTerms(tx)).knows, language });

/** Problem `conflict` with the reason while the profile is nobody's to edit. */
async function refuseClosed(_work: Work, { record }: ProfileState): Promise<void> {
  const closed = { reviewing: 'reviewing', archived: 'archived', rejected: 'rejected' } as const;
  const why = closed[record.status as keyof typeof closed];
  if (why) throw new Problem('conflict', { messageKey: `profile-fields:problem.${why}` });
}

/** The names of which a change says something else than what is there. */
const differing = ({ edited }: ProfileState, changes: Record<string, NamedValue>): string[] =>
  Object.keys(changes).filter((name) => !sameNamed(name, changes[name] ?? null, named(edited, name)));

/** Writes what differs from what is there. */
async function writeEdit(
  work: Work,
  state: ProfileState & { role: OrganisationRole },
  changes: Record<string, NamedValue>,
): Promise<void> {
  const { record } = state;
  const names = differing(state, changes);
  if (names.length === 0) return;
  // Who may only draft publishes nothing, not even what needs no review.
  const trusted = organisationMay(state.role, 'submit_content')
    ? await trustedNames(work.tx)
    : new Set<string>();
  const atOnce = names.filter((name) => record.status !== 'approved' || trusted.has(name));
  const waiting = names.filter((name) => !atOnce.includes(name));
  if (waiting.length > 0 && state.review?.status === 'reviewing')
    throw new Problem('conflict', { messageKey: 'profile-fields:problem.reviewing' });
  if (atOnce.length > 0) await writeAtOnce(work, state, changes, atOnce);
  if (waiting.length > 0) await collect(work, state, changes, waiting);
}

/** Into the record itself. The request it may be returned with says the same from then on. */
async function writeAtOnce(
  work: Work,
  { record, shown, changes: earlier, review, changeSet }: ProfileState,
  changes: Record<string, NamedValue>,
  names: readonly string[],
): Promise<void> {
  const next = withNamed(shown, Object.fromEntries(names.map((name) => [name, changes[name] ?? null])));
  await updateStakeholder(work, record.id, patchOf(record, next, names));
  await recordAudit(work, {
    action: 'stakeholder.edit',
    entity_id: record.id,
    detail: { names, status: record.status },
  });
  if (record.status === 'approved' && names.includes('funding_rounds')) await tellNamed(work, record.id);
  if (review?.kind === 'profile') await savePayload(work, review.id, payloadOf(next));
  // What waits about the same names is overtaken.
  const overtaken = names.filter((name) => earlier[name]);
  if (changeSet && overtaken.length > 0) {
    const left = Object.fromEntries(Object.entries(earlier).filter(([name]) => !overtaken.includes(name)));
    await saveChanges(work, changeSet.id, left);
  }
}

/** Into the set of changes, which is begun if there is none. What says the same as the page leaves it. */
async function collect(
  work: Work,
  state: ProfileState,
  changes: Record<string, NamedValue>,
  names: readonly string[],
): Promise<void> {
  const { record, shown } = state;
  const next: Changes = { ...state.changes };
  for (const name of names) {
    const was = named(shown, name);
    const now = changes[name] ?? null;
    if (sameNamed(name, was, now)) delete next[name];
    else next[name] = { was, now };
  }
  const { review, changeSet } = await openReview(work, state, 'change');
  await saveChanges(work, changeSet!.id, next);
  const content = withNamed(
    shown,
    Object.fromEntries(Object.entries(next).map(([name, { now }]) => [name, now])),
  );
  await savePayload(work, review.id, payloadOf(content));
  await recordAudit(work, {
    action: 'change_set.edit',
    entity_id: changeSet!.id,
    detail: { stakeholder_id: record.id, names },
  });
}

export async function saveChanges({ tx }: Work, id: string, changes: Changes): Promise<void> {
  await tx
    .update(change_set)
    .set({ changes, version: sql`${change_set.version} + 1`, updated_at: sql`now()` })
    .where(eq(change_set.id, id));
}

/** What the desk reads of a request about a profile. */
export async function savePayload({ tx }: Work, id: string, payload: Record<string, string | string[]>) {
  await tx
    .update(submission)
    .set({ payload, version: sql`${submission.version} + 1`, updated_at: sql`now()` })
    .where(eq(submission.id, id));
}
