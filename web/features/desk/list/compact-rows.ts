import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';
import { createStore } from '#web/lib/store.ts';

const STORED = 'phum:desk-rows';

/** Whether rows of the desk's lists are a line each; as it was chosen on this device. */
export const compactRows = createStore(false);

export const areRowsCompact = (storage: () => KeepsText = onDevice): boolean =>
  readKept(storage, STORED) === 'compact';

/** Chooses it, for this device. */
export function setCompactRows(on: boolean, storage: () => KeepsText = onDevice): void {
  keep(storage, STORED, on ? 'compact' : null);
  compactRows.set(on);
}
