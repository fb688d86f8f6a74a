import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

const KEY = 'phum:slash-key';

/** Whether `/` opens the search: on, unless this device says otherwise (WCAG 2.1.4). */
export const isSlashOn = (storage: () => KeepsText = onDevice): boolean => readKept(storage, KEY) !== 'off';

export function setSlash(on: boolean, storage: () => KeepsText = onDevice): void {
  keep(storage, KEY, on ? null : 'off');
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** Whether a key press asks for the search: Ctrl or Cmd with K anywhere, `/` outside of fields. */
export function asksForSearch(press: KeyPress, inField: boolean, slashOn: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'k';
  return press.key === '/' && slashOn && !inField;
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether typing here goes into a field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;
