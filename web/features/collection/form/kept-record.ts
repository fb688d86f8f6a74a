import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValue, RecordValues } from '#shared/domain/collection/field.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

/** What was typed and never stored: when, and into which version. */
export interface KeptRecord {
  at: string;
  version: number;
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
  const typed = (kept.changed ?? {}) as Record<string, unknown>;
  const changed = Object.fromEntries(
    fieldsOf(collection).flatMap(({ name }) => (isValue(typed[name]) ? [[name, typed[name]]] : [])),
  ) as RecordValues;
  return Object.keys(changed).length > 0
    ? { at: kept.at, version: Number(kept.version) || 0, changed }
    : null;
}

/** Keeps what is not stored yet; nothing changed forgets it. */
export function keepRecord(
  person: string,
  collection: Collection,
  id: string | null,
  { at, version, changed }: KeptRecord,
  storage: () => KeepsText = onDevice,
): void {
  const nothing = Object.keys(changed).length === 0;
  keep(storage, keyOf(collection, id), nothing ? null : JSON.stringify({ person, at, version, changed }));
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
