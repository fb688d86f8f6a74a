/**
 * Leaving a field by pressing a button moves the page when a message comes or goes, and the press would end beside the
 * button. What waits here runs when nothing is pressed any more.
 */
export interface PressGate {
  /** Runs at once, or right after the click of the press that is under way. */
  afterPress(run: () => void): void;
  /** Watches the pointer until the returned function is called. */
  listen(target?: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

/** Before any control hears of it. */
const EARLY = { capture: true };
/**
 * A finger is lifted before its field is left: `pointerup` comes first, then `mousedown`, which takes the focus along, and
 * `mouseup` and `click` in the same turn. So both kinds of press are watched.
 */
const PRESSES = ['pointerdown', 'mousedown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

export function createPressGate(later: (run: () => void) => void = (run) => void setTimeout(run)): PressGate {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
    const runs = waiting;
    waiting = [];
    // The click comes after the release, in the same turn.
    if (runs.length > 0) later(() => runs.forEach((run) => void run()));
  };
  return {
    afterPress(run) {
      if (pressed) waiting.push(run);
      else run();
    },
    listen(target = window) {
      for (const kind of PRESSES) target.addEventListener(kind, press, EARLY);
      for (const kind of RELEASES) target.addEventListener(kind, release, EARLY);
      return () => {
        for (const kind of PRESSES) target.removeEventListener(kind, press, EARLY);
        for (const kind of RELEASES) target.removeEventListener(kind, release, EARLY);
      };
    },
  };
}
