import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { requireRole } from '../team/membership.ts';
import { createProfile } from './create-profile.ts';
import { editOf, editProfile } from './edit-profile.ts';
import { presentProfile } from './profile.present.ts';
import { readState } from './profile-state.ts';
import type { RawChange } from './read-input.ts';

/** A profile for somebody of its team; 404 for everybody else. */
export async function getProfile(context: CallContext, id: string): Promise<Profile> {
  const { db } = context.services.database;
  const role = await requireRole(db, context.actor, id, 'view_private');
  return presentProfile(context, await readState(db, id), role);
}

/** Begins a profile; answers it as it is then. */
export async function beginProfile(
  context: CallContext,
  kind: StakeholderKind,
  raw: RawChange,
): Promise<Profile> {
  return getProfile(context, await createProfile(context, kind, raw));
}

/** Changes parts of a profile, of one kind only where the call is about that kind; answers it as it is then. */
export async function changeProfile(
  context: CallContext,
  id: string,
  { version, ...raw }: RawChange & { version?: number | undefined },
  kind?: StakeholderKind,
): Promise<Profile> {
  if (kind) await requireKind(context, id, kind);
  await editProfile(context, id, version, editOf(raw));
  return getProfile(context, id);
}

/** Problem `not_found` when the id is of another kind: its page is elsewhere. */
export async function requireKind(context: CallContext, id: string, kind: StakeholderKind): Promise<void> {
  const { db } = context.services.database;
  const [row] = await db.select({ kind: stakeholder.kind }).from(stakeholder).where(eq(stakeholder.id, id));
  if (row?.kind !== kind) throw new Problem('not_found');
}

/** The one profile of a kind that the caller edits, or the one named; the owned one first. */
export async function onlyProfile(context: CallContext, kind: StakeholderKind, id?: string): Promise<string> {
  if (id) {
    await requireKind(context, id, kind);
    return id;
  }
  const [row] = await context.services.database.db
    .select({ id: stakeholder.id })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        membershipsOf(signedIn(context).id),
        eq(stakeholder.kind, kind),
        inArray(stakeholder_member.role, ['owner', 'admin']),
      ),
    )
    .orderBy(sql`${stakeholder_member.role} <> 'owner'`, asc(stakeholder.created_at))
    .limit(1);
  if (!row) throw new Problem('not_found');
  return row.id;
}
