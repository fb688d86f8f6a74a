import type { TestApp, TestPerson } from '../setup/test-app.ts';
import { deskCall, versionOf } from './submission.ts';

/** What a request is returned for, in both languages. */
export const MESSAGE = { field: 'summary', body: 'What do you sell?', body_kh: 'តើអ្នកលក់អ្វី?' };

const PAYLOADS: Record<string, object> = {
  return: { messages: [MESSAGE] },
  reject: { reason: 'It is listed already.' },
};

/** Decides on a request as it is now, with what the decision needs. */
export const decideOn = async (test: TestApp, who: TestPerson, id: string, verb: string, more: object = {}) =>
  deskCall(test, who, id, verb, { version: await versionOf(test, id), ...PAYLOADS[verb], ...more });

/** The address by which somebody without an account follows a request. */
export const followPath = (token: string, tail = '') =>
  `/public/api/v1/request-get-list/follow/${token}/${tail}`;

interface AuditRow {
  action: string;
  actor_id: string;
  detail: Record<string, unknown>;
  ip_hash: string;
  request_id: string;
}

/** What the audit says of a request, the oldest first. */
export async function auditsOf(test: TestApp, id: string): Promise<AuditRow[]> {
  const { rows } = await test.services.database.pool.query(
    'select action, actor_id, detail, ip_hash, request_id from audit_entry where entity_id = $1 order by id',
    [id],
  );
  return rows as AuditRow[];
}
