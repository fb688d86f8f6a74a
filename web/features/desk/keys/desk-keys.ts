import { namesOf } from '#shared/domain/names-of.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';

/** What the desk's single keys do. */
export type DeskKey =
  | 'next'
  | 'previous'
  | 'select'
  | 'approve'
  | 'return'
  | 'undo'
  | 'take'
  | 'give'
  | 'search'
  | 'help';

/** The letter of each key; also where it lies on the keyboard, for those who have Khmer letters there. */
export const DESK_KEYS = {
  next: 'j',
  previous: 'k',
  select: 'x',
  approve: 'a',
  return: 'r',
  undo: 'u',
  take: 't',
  give: 'g',
  search: '/',
  help: '?',
} as const satisfies Record<DeskKey, string>;

const BY_LETTER = new Map<string, DeskKey>(namesOf(DESK_KEYS).map((name) => [DESK_KEYS[name], name]));
const BY_PLACE = new Map<string, DeskKey>([
  ['KeyJ', 'next'],
  ['KeyK', 'previous'],
  ['KeyX', 'select'],
  ['KeyA', 'approve'],
  ['KeyR', 'return'],
  ['KeyU', 'undo'],
  ['KeyT', 'take'],
  ['KeyG', 'give'],
  ['Slash', 'search'],
]);

export interface DeskPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** What a key press asks for; null when it is not ours: typed into a field, with Ctrl, switched off. */
export function deskKeyOf(press: DeskPress, inField: boolean, on: boolean): DeskKey | null {
  if (!on || inField || press.defaultPrevented || press.isComposing) return null;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey && !isLatin(press.key))) return 'help';
  if (press.shiftKey) return null;
  return (isLatin(press.key) ? BY_LETTER.get(press.key) : BY_PLACE.get(press.code)) ?? null;
}

const isLatin = (key: string) => /^[\u0020-\u007e]+$/.test(key);

/** What takes letters; a box to tick does not. */
const TYPED =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether typing here goes into a field, or into something that lies over the page. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, [role="dialog"], [role="alertdialog"]`) !== null;

const STORED = 'phum:desk-keys';

/** Whether single keys are used: on, unless this device says otherwise (WCAG 2.1.4). */
export const areKeysOn = (storage: () => KeepsText = onDevice): boolean =>
  readKept(storage, STORED) !== 'off';

export function setKeys(on: boolean, storage: () => KeepsText = onDevice): void {
  keep(storage, STORED, on ? null : 'off');
}

/** The place after a step in a list of `length`; the ends hold. `-1` is nowhere yet. */
export function stepTo(at: number, length: number, by: 1 | -1): number {
  if (length === 0) return -1;
  if (at < 0) return by > 0 ? 0 : length - 1;
  return Math.min(length - 1, Math.max(0, at + by));
}
