import type { listAudit } from '#shared/contracts/audit.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { withQuery } from '#web/lib/with-query.ts';

export const AUDIT_PATH = '/desk/audit';
export type AuditList = ResponseOf<typeof listAudit>;

/** Filters of the log, as they stand in the address. */
export const AUDIT_FILTERS = [
  'search',
  'who',
  'entity',
  'verb',
  'from',
  'to',
  'actor_id',
  'entity_id',
  'request',
] as const;
export type AuditState = Partial<Record<(typeof AUDIT_FILTERS)[number] | 'after', string>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The list an address asks for; what cannot be is left out. */
export function readAuditState(params: URLSearchParams): AuditState {
  const state: AuditState = {};
  for (const name of [...AUDIT_FILTERS, 'after'] as const) {
    const text = (params.get(name) ?? '').trim().slice(0, 200);
    const isId = name === 'after' || name.endsWith('_id');
    if (text && (!isId || UUID.test(text))) state[name] = text;
  }
  return state;
}

export function auditTo(state: AuditState): string {
  const query = auditQuery(state);
  return withQuery(AUDIT_PATH, query);
}

export function auditQuery(state: AuditState): string {
  const params = new URLSearchParams();
  for (const name of [...AUDIT_FILTERS, 'after'] as const) if (state[name]) params.set(name, state[name]);
  return params.toString();
}

export const entryTo = (id: string): string => `${AUDIT_PATH}/${id}`;

export const exportTo = ({ after: _after, ...filters }: AuditState): string => {
  const query = auditQuery(filters);
  return withQuery(`${AUDIT_PATH}/export.csv`, query);
};
