import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';
import { BIO_NAMES, type BioValues } from './bio-values.ts';

const KEY = 'phum:bio';

/** What was typed and never stored, and when. */
export interface KeptBio {
  at: string;
  changed: Partial<BioValues>;
}

/** What this person typed on this device and did not save; what somebody else left here is forgotten. */
export function readKeptBio(person: string, storage: () => KeepsText = onDevice): KeptBio | null {
  const text = readKept(storage, KEY);
  if (text === null) return null;
  const kept = parse(text);
  if (kept?.person !== person || typeof kept.at !== 'string') {
    keep(storage, KEY, null);
    return null;
  }
  const typed = (kept.changed ?? {}) as Record<string, unknown>;
  const changed = Object.fromEntries(
    BIO_NAMES.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
  ) as Partial<BioValues>;
  return Object.keys(changed).length > 0 ? { at: kept.at, changed } : null;
}

/** Keeps what is not stored yet; nothing changed forgets it. */
export function keepBio(
  person: string,
  changed: Partial<BioValues>,
  at: string,
  storage: () => KeepsText = onDevice,
): void {
  const nothing = Object.keys(changed).length === 0;
  keep(storage, KEY, nothing ? null : JSON.stringify({ person, at, changed }));
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
