import type { Queryable } from '../database/client.ts';
import { audit_entry } from '../database/schema/operations.ts';
import type { Work } from '../database/work.ts';
import type { AuditAction } from './action.ts';

/**
 * Writes an audit entry in the transaction of the change. `action` is `{entity}.{verb}`; never put secrets in `detail`. `by`:
 * who has just proved who they are, where the call itself came from a visitor still.
 */
export async function recordAudit(
  work: Work,
  entry: {
    action: AuditAction;
    entity_id: string | null;
    detail?: Record<string, unknown>;
    by?: string;
  },
): Promise<void> {
  const { actor, requestId, ipHash } = work.context;
  await work.tx.insert(audit_entry).values({
    action: entry.action,
    entity: entry.action.split('.')[0]!,
    entity_id: entry.entity_id,
    actor_id: entry.by ?? (actor.kind === 'person' ? actor.id : null),
    actor_kind: entry.by ? 'person' : actor.kind === 'visitor' && actor.isOperator ? 'system' : actor.kind,
    detail: entry.detail ?? {},
    request_id: requestId,
    ip_hash: ipHash,
  });
}

/** The same by whoever runs the machine, where the site itself does not run. */
export async function recordOperator(
  db: Queryable,
  action: AuditAction,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db.insert(audit_entry).values({
    action,
    entity: action.split('.')[0]!,
    entity_id: null,
    actor_id: null,
    actor_kind: 'system',
    detail,
    request_id: 'operator',
    ip_hash: '',
  });
}
