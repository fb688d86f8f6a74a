/** What a browser keeps of a text: `Storage`, or less. */
export type KeepsText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads a kept text; null when there is none or the browser forbids storage. */
export function readKept(storage: () => KeepsText, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

let refused = false;
/** Whether the last text could not be kept: no room is left, or the browser forbids it. Then nobody is told that it is. */
export const isRefused = (): boolean => refused;

/** Keeps a text, or forgets it with null; where the browser forbids storage nothing happens. */
export function keep(storage: () => KeepsText, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    refused = false;
  } catch {
    refused = true;
  }
}

/** For good, on this device. */
export const onDevice = (): KeepsText => window.localStorage;
/** Until the tab is closed. */
export const inTab = (): KeepsText => window.sessionStorage;
