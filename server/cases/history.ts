import { and, asc, eq } from 'drizzle-orm';
import type { AuditThing } from '../audit/action.ts';
import type { Queryable } from '../database/client.ts';
import { audit_entry } from '../database/schema/operations.ts';

/** The steps of a case as the audit trail has them, oldest first: the history of kinds that keep none of their own. */
export async function findSteps(db: Queryable, entity: AuditThing, id: string) {
  const { action, actor_id, detail, created_at } = audit_entry;
  const rows = await db
    .select({ action, actor_id, detail, created_at })
    .from(audit_entry)
    .where(and(eq(audit_entry.entity, entity), eq(audit_entry.entity_id, id)))
    .orderBy(asc(created_at), asc(audit_entry.id));
  return rows.map(({ action: taken, ...row }) => ({ verb: taken.slice(entity.length + 1), ...row }));
}
export type AuditedStep = Awaited<ReturnType<typeof findSteps>>[number];
