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
      target.addEventListener('pointerdown', press, EARLY);
      target.addEventListener('pointerup', release, EARLY);
      target.addEventListener('pointercancel', release, EARLY);
      return () => {
        target.removeEventListener('pointerdown', press, EARLY);
        target.removeEventListener('pointerup', release, EARLY);
        target.removeEventListener('pointercancel', release, EARLY);
      };
    },
  };
}
