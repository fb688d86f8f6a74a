import { asksForSearch, isField, isSlashOn } from '#web/features/search/search-keys.ts';
import { takeEarlyChange } from '#web/lib/early-change.ts';
import { isLeftToBrowser } from '#web/lib/left-to-browser.ts';
import { AWAKE } from '#web/lib/scripts-awake.ts';

/** What answers only, or better, when the page is awake: dialogs that links open, and buttons that send no form. */
const HELD =
  '[data-opens],[data-connect],[data-lights] [data-node],a[data-film],button:not([type=submit],[data-copy],[data-share]),button[data-save]';
/** Then the browser does what it would have done without scripts. */
const GIVE_UP_MS = 6_000;
/** Where that is another part of this page, as the links at its foot are for the menu, nobody need wait long for it. */
const GIVE_UP_HERE_MS = 2_000;

/**
 * Keeps the last thing that was pressed or changed while the page's scripts come, and does it when the page is awake: once,
 * and by itself where they are too long in coming. What is pressed looks so meanwhile. `wake`: a screen reader's press is a
 * click alone, without any of the signs that come before one (signs-of-use.ts).
 */
export function holdPresses(wake: () => void): void {
  let held: HTMLElement | null = null;
  let redo: ((isAwake: boolean) => void) | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hold = (element: HTMLElement | null, again: (isAwake: boolean) => void) => {
    clear();
    element?.setAttribute('aria-busy', 'true');
    held = element;
    redo = again;
    const isHere = (element as HTMLAnchorElement | null)?.hash;
    waiting = setTimeout(() => release(), isHere ? GIVE_UP_HERE_MS : GIVE_UP_MS);
    wake();
  };
  const clear = () => {
    clearTimeout(waiting);
    held?.removeAttribute('aria-busy');
    held = null;
    redo = null;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(HELD);
    if (!pressed || isLeftToBrowser(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const { pointerType } = event as PointerEvent;
    // A name in a picture is shown by a first touch, and opened by a second.
    hold(pressed, (isAwake) =>
      isAwake && 'node' in pressed.dataset && pointerType === 'touch'
        ? pressed.dispatchEvent(new PointerEvent('click', event))
        : pressed.click(),
    );
  };
  const onChange = () => {
    const field = takeEarlyChange();
    if (!field) return;
    hold(field, (isAwake) =>
      isAwake ? field.dispatchEvent(new Event('change', { bubbles: true })) : field.form?.requestSubmit(),
    );
  };
  const onKey = (event: KeyboardEvent) => {
    if (!asksForSearch(event, isField(event.target), isSlashOn())) return;
    event.preventDefault();
    hold(null, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  const kinds = [
    ['click', onClick],
    ['change', onChange],
    ['keydown', onKey],
  ] as const;

  function release(awake?: Event) {
    for (const [kind, listen] of kinds) removeEventListener(kind, listen as EventListener, true);
    removeEventListener(AWAKE, release);
    const again = redo;
    clear();
    again?.(awake !== undefined);
  }
  for (const [kind, listen] of kinds) addEventListener(kind, listen as EventListener, true);
  addEventListener(AWAKE, release);
  // This came late, too.
  onChange();
}
