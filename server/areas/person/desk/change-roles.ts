import { and, eq } from 'drizzle-orm';
import { type DeskRole, deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../../audit/record.ts';
import { desk_grant } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { signatory } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import { lockAdministrators, lockPerson } from './desk-person.queries.ts';

/** Gives a role to somebody who can sign in by a confirmed address. */
export async function grantRole(work: Work, id: string, role: DeskRole): Promise<void> {
  const who = await lockPerson(work.tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  if (who.status !== 'active') throw new Problem('conflict', { messageKey: 'person-desk:problem.suspended' });
  if (!who.email_verified_at)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.unconfirmed' });
  const given = await work.tx
    .insert(desk_grant)
    .values({ person_id: id, role, granted_by: signatory(work.context.actor) })
    .onConflictDoNothing()
    .returning({ role: desk_grant.role });
  if (given.length > 0)
    await recordAudit(work, { action: 'person.grant-role', entity_id: id, detail: { role } });
}

/** Takes a role away; the desk always keeps somebody who can give roles. */
export async function revokeRole(work: Work, id: string, role: DeskRole): Promise<void> {
  const administrators = deskMay([role], 'manage_roles') ? await lockAdministrators(work.tx) : [];
  const who = await lockPerson(work.tx, id);
  if (!who) throw new Problem('not_found');
  if (administrators.length === 1 && administrators[0] === id)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.last_administrator' });
  const taken = await work.tx
    .delete(desk_grant)
    .where(and(eq(desk_grant.person_id, id), eq(desk_grant.role, role)))
    .returning({ role: desk_grant.role });
  if (taken.length > 0)
    await recordAudit(work, { action: 'person.revoke-role', entity_id: id, detail: { role } });
}
