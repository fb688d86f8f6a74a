import { inTab, keep, readKept } from '#web/lib/device-storage.ts';

const PRESSED = 'phum:pressed';

/** What answers only, or better, when the page is awake: dialogs that links open, and buttons that send no form. */
export const HELD =
  '[data-opens],[data-connect],[data-lights] [data-node],a[data-film],button:not([type=submit],[data-copy],[data-share]),button[data-save]';

/** What may be pressed, each by its place and words: two builds draw a page alike, but not always. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>(HELD)].map((element, at) => ({
    element,
    name: `${at} ${element.textContent}`,
  }));

/** Before a page is loaded anew: keeps what was pressed on it and is held back. What was chosen of a list is sent, and true: one leaves. */
export function keepPressed(): boolean {
  const held = document.querySelector('[aria-busy=true]');
  const form = held?.matches(HELD) ? null : held?.closest<HTMLFormElement>('form[data-apply]');
  form?.requestSubmit();
  keep(inTab, PRESSED, named().find(({ element }) => element === held)?.name ?? null);
  return form != null;
}

/** Presses what was pressed on the page before, if it is here. */
export function pressAgain(): void {
  const kept = readKept(inTab, PRESSED);
  if (kept === null) return;
  keep(inTab, PRESSED, null);
  named()
    .find(({ name }) => name === kept)
    ?.element.click();
}
