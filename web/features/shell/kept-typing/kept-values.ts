import { type KeepsText, keep, onDevice } from '#web/lib/device-storage.ts';

/** Keeps what was typed into a form under a name; nothing forgets it. */
export function keepValues(
  name: string,
  values: Readonly<Record<string, string>>,
  storage: () => KeepsText = onDevice,
): void {
  const isEmpty = Object.keys(values).length === 0;
  keep(storage, name, isEmpty ? null : JSON.stringify({ at: Date.now(), values }));
}
