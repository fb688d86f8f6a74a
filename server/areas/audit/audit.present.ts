import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditRecord } from '#shared/contracts/audit.contract.ts';
import { type Names, nameOf } from '../account/find-names.ts';
import type { AuditRow } from './audit.queries.ts';
import type { RecordName } from './name-records.ts';

type Detail = Readonly<Record<string, unknown>>;

/** Where an entry says what it is about, most telling first. */
const NAMES = ['reference', 'title', 'name', 'key', 'email', 'file_name'] as const;

/** No such thing should ever be written into an entry; should it be, it does not leave. */
const SECRET = /(hash|secret|token|password|code)$/i;

export function presentEntry(
  row: AuditRow,
  people: Names,
  records: ReadonlyMap<string, RecordName>,
): AuditEntry {
  const record = row.entity_id ? records.get(row.entity_id) : undefined;
  const { id, action, entity, entity_id, actor_id, actor_kind, created_at } = row;
  return {
    id,
    action,
    entity,
    verb: action.slice(entity.length + 1),
    entity_id,
    about: aboutOf(row.detail),
    record: record ? { name: record.name, name_kh: record.name_kh } : null,
    actor: nameOf(people, actor_id),
    actor_kind,
    created_at: created_at.toISOString(),
  };
}

const aboutOf = (detail: Detail): string =>
  NAMES.map((name) => detail[name]).find((value): value is string => typeof value === 'string') ?? '';

/** What of an entry is a change from something to something else, and what is told besides. */
export function presentDetail(
  detail: Detail,
  revisions: { was: Detail; now: Detail } | null,
): Pick<AuditRecord, 'changes' | 'facts'> {
  const shown = Object.entries(detail).filter(([name]) => !SECRET.test(name));
  const told = Object.fromEntries(shown);
  const changes = [
    ...('from' in told && 'to' in told ? [changeOf('status', told.from, told.to)] : []),
    ...('was' in told || 'now' in told ? changesBetween(told) : []),
    ...(revisions ? differences(revisions.was, revisions.now) : []),
  ];
  const used = new Set(['was', 'now', ...('from' in told && 'to' in told ? ['from', 'to'] : [])]);
  return {
    changes,
    facts: shown.filter(([name]) => !used.has(name)).map(([name, value]) => ({ name, value: textOf(value) })),
  };
}

/** Two values, or two objects of which each field is told on its own. */
function changesBetween({ key, was, now }: Detail): AuditRecord['changes'] {
  if (isFields(was) || isFields(now)) return differences(isFields(was) ? was : {}, isFields(now) ? now : {});
  return [changeOf(typeof key === 'string' ? key : 'value', was, now)];
}

const isFields = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differences(was: Detail, now: Detail): AuditRecord['changes'] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((field) => !SECRET.test(field) && !isDeepStrictEqual(was[field], now[field]))
    .map((field) => changeOf(field, was[field], now[field]));
}

const changeOf = (field: string, was: unknown, now: unknown) => ({
  field,
  was: textOf(was),
  now: textOf(now),
});

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
