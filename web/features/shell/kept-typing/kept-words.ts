import { inTab, type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

/** Nobody looks for words of last week, and others may hold the device by then. */
const KEPT_MS = 7 * 86_400_000;

/** What is typed at the desk is about others, and who wants an account may sit at a device of many: it stays in its tab. */
const storageAt = (address: string): (() => KeepsText) =>
  /^\/(desk|account)\b/.test(address) ? inTab : onDevice;

/** Under what name the words of a form are kept. */
export const keyOf = (viewer: string | undefined, address: string) =>
  `phum:draft:form:${viewer ?? 'visitor'}:${address}`;

/** Keeps what was typed into a form of a page and not sent; nothing forgets it. */
export function keepTyped(
  viewer: string | undefined,
  address: string,
  values: Readonly<Record<string, string>>,
  storage = storageAt(address),
): void {
  const isEmpty = Object.keys(values).length === 0;
  const kept = isEmpty ? null : JSON.stringify({ at: Date.now(), values });
  keep(storage, keyOf(viewer, address), kept);
}

/** What somebody typed there before, unless it is too old. */
export function readTyped(
  viewer: string | undefined,
  address: string,
  storage = storageAt(address),
): Record<string, string> {
  const { at, values } = parse(readKept(storage, keyOf(viewer, address)));
  if (typeof at !== 'number' || Date.now() - at > KEPT_MS || typeof values !== 'object' || !values) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
