import { createStore } from '#web/lib/store.ts';

/** Whether the palette lies over the page. */
export const palette = createStore(false);

export const openPalette = () => palette.set(true);
export const closePalette = () => palette.set(false);

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

/** Whether a key press asks for the palette: Ctrl or Cmd with K, but in a text that makes links by it. */
export const asksForPalette = (press: Press, target: Pick<Element, 'closest'> | null): boolean =>
  press.key.toLowerCase() === 'k' &&
  (press.ctrlKey || press.metaKey) &&
  !press.altKey &&
  !press.shiftKey &&
  !press.isComposing &&
  !target?.closest('[contenteditable="true"]');
