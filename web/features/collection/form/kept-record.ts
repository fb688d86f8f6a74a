import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValue, RecordValues } from '#shared/domain/collection/collection-field.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';
import { conflictOf } from './conflict.ts';

/** What was typed and never stored: when, and into which version. */
export interface KeptRecord {
  at: string;
  version: number;
  /** What the changed fields said when it was begun. */
  before: RecordValues;
  changed: RecordValues;
}

const keyOf = (collection: Collection, id: string | null) => `phum:record:${collection.name}:${id ?? 'new'}`;

/** What this person typed into a record on this device and did not save; what somebody else left is forgotten. */
export function readKeptRecord(
  person: string,
  collection: Collection,
  id: string | null,
  storage: () => KeepsText = onDevice,
): KeptRecord | null {
  const key = keyOf(collection, id);
  const text = readKept(storage, key);
  if (text === null) return null;
  const kept = parse(text);
  if (kept?.person !== person || typeof kept.at !== 'string') {
    keep(storage, key, null);
    return null;
  }
  const changed = valuesIn(collection, kept.changed);
  const before = valuesIn(collection, kept.before);
  return Object.keys(changed).length > 0
    ? { at: kept.at, version: Number(kept.version) || 0, before, changed }
    : null;
}

/**
 * Where a form begins that takes up what was kept, if somebody else changed the same fields since: at what they said then.
 * Saving asks which text stays. Null where nobody did.
 */
export function begunAt(
  collection: Collection,
  kept: KeptRecord,
  record: CollectionRecord,
): { before: RecordValues; version: number } | null {
  if (kept.version === record.version) return null;
  // One that does not say where it began began with nothing: whatever stands there now is asked about.
  const nothing = Object.fromEntries(
    Object.entries(kept.changed).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
  );
  const before = { ...record.values, ...nothing, ...kept.before };
  const mine = { ...before, ...kept.changed };
  const { both } = conflictOf(collection, before, mine, record);
  return both.length > 0 ? { before, version: kept.version } : null;
}

/** Keeps what is not stored yet; nothing changed forgets it. */
export function keepRecord(
  person: string,
  collection: Collection,
  id: string | null,
  { at, version, before, changed }: KeptRecord,
  storage: () => KeepsText = onDevice,
): void {
  const nothing = Object.keys(changed).length === 0;
  keep(
    storage,
    keyOf(collection, id),
    nothing ? null : JSON.stringify({ person, at, version, before, changed }),
  );
}

function valuesIn(collection: Collection, values: unknown): RecordValues {
  const typed = (values ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(collection).flatMap(({ name }) => (isValue(typed[name]) ? [[name, typed[name]]] : [])),
  ) as RecordValues;
}

const isValue = (value: unknown): value is RecordValue =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
