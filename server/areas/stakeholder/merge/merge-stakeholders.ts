import { eq, sql } from 'drizzle-orm';
import type { mergeStakeholders as contract } from '#shared/contracts/merge.contract.ts';
import type { MergeChoice } from '#shared/domain/merge.ts';
import { ORGANISATION_ROLES } from '#shared/domain/roles.ts';
import { recordAudit } from '../../../audit/record.ts';
import {
  stakeholder_member,
  stakeholder_merge,
  stakeholder_redirect,
} from '../../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { putAt, valueAt } from '../field-place.ts';
import { readRecord } from '../read-record.ts';
import type { StakeholderPatch, StakeholderRecord } from '../stakeholder-record.ts';
import { updateStakeholder } from '../write-stakeholder.ts';
import { refusalOf } from './compare.ts';
import { joinRows, type Moved } from './joins.ts';
import { presentMerges } from './list-merges.ts';
import { mergeFields } from './merge-fields.ts';

/** What a merge did, so that it can be undone. */
export interface Taken {
  moved: Moved;
  /** The fields that changed, as the page that stays had them. */
  before: StakeholderPatch;
  fields: Record<string, MergeChoice>;
  /** Roles that were raised to what the same person had at the other page. */
  raised: { id: string; role: string }[];
  into_version: number;
}

/** Makes two pages one, in one transaction: fields, everything that hangs on them, the address, search and caches. */
export const mergeStakeholders: Handler<typeof contract> = async ({ body }, context) => {
  const id = await inTransaction(context, async (work) => {
    // Always in the same order, so that two merges never wait for each other.
    const locked = new Map<string, StakeholderRecord>();
    for (const one of [...new Set([body.from, body.into])].sort())
      locked.set(one, await readRecord(work.tx, one));
    const [from, into] = [locked.get(body.from)!, locked.get(body.into)!];
    const refusal = await refusalOf(work.tx, context, from, into);
    if (refusal) throw new Problem('conflict', { messageKey: `merge:refusal.${refusal}` });
    if (from.version !== body.from_version || into.version !== body.into_version)
      throw new Problem('stale_version');
    return merge(work, from, into, body.choices);
  });
  const rows = await context.services.database.db
    .select()
    .from(stakeholder_merge)
    .where(eq(stakeholder_merge.id, id));
  return (await presentMerges(context.services.database.db, rows))[0]!;
};

async function merge(
  work: Work,
  from: StakeholderRecord,
  into: StakeholderRecord,
  choices: Readonly<Record<string, MergeChoice>>,
): Promise<string> {
  const { tx, context } = work;
  const raised = await raiseRoles(work, from.id, into.id);
  const moved = await joinRows(tx, from.id, into.id);
  const { patch, before, fields } = chosen(from, into, choices);
  const into_version = await updateStakeholder(work, into.id, patch);
  await updateStakeholder(work, from.id, { status: 'archived' });
  await tx
    .insert(stakeholder_redirect)
    .values({ id: from.id, target_id: into.id })
    .onConflictDoUpdate({ target: stakeholder_redirect.id, set: { target_id: into.id } });
  const taken: Taken = { moved, before, fields, raised, into_version };
  const [row] = await tx
    .insert(stakeholder_merge)
    .values({
      from_id: from.id,
      into_id: into.id,
      from_name: from.name || from.name_kh,
      before: from as unknown as Record<string, unknown>,
      taken: taken as unknown as Record<string, unknown>,
      actor_id: signedIn(context).id,
    })
    .returning({ id: stakeholder_merge.id });
  await recordAudit(work, {
    action: 'stakeholder.merge',
    entity_id: into.id,
    detail: { name: into.name || into.name_kh, merged: from.name || from.name_kh, from_id: from.id, fields },
  });
  announce(work);
  return row!.id;
}

/** Lists that show what moved: publications of an organiser, saved things, the desk. */
export const announce = (work: Work): void => work.changes('program', 'event', 'content', 'save');

/** The fields that change, and what they were. */
function chosen(
  from: StakeholderRecord,
  into: StakeholderRecord,
  choices: Readonly<Record<string, MergeChoice>>,
) {
  const patch: StakeholderPatch = {};
  const before: StakeholderPatch = {};
  const fields: Record<string, MergeChoice> = {};
  for (const { name, place, many } of mergeFields(into.kind)) {
    const choice = choices[name] ?? 'into';
    if (choice === 'into' || (choice === 'both' && !many)) continue;
    const [theirs, ours] = [valueAt(from, place), valueAt(into, place)];
    const value = choice === 'both' ? [...new Set([ours ?? [], theirs ?? []].flat())] : theirs;
    putAt(patch, place, value);
    putAt(before, place, ours);
    // A number without its country code is another number.
    if (name === 'phone') {
      patch.country_code = from.country_code;
      before.country_code = into.country_code;
    }
    fields[name] = choice;
  }
  return { patch, before, fields };
}

/** Somebody who belongs to both keeps the higher of their roles. */
async function raiseRoles({ tx }: Work, from: string, into: string): Promise<Taken['raised']> {
  const { rows } = await tx.execute<{ id: string; role: string; other: string }>(sql`
    select o.id, o.role, t.role as other from stakeholder_member t
    join stakeholder_member o on o.person_id = t.person_id and o.stakeholder_id = ${into} and o.state = 'member'
    where t.stakeholder_id = ${from} and t.state = 'member'`);
  const rank = (role: string) => (ORGANISATION_ROLES as readonly string[]).indexOf(role);
  const higher = rows.filter(({ role, other }) => rank(other) < rank(role));
  for (const { id, other } of higher)
    await tx.update(stakeholder_member).set({ role: other }).where(eq(stakeholder_member.id, id));
  return higher.map(({ id, role }) => ({ id, role }));
}
