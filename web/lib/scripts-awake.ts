/** Asked for in this tab's store by who may not start scripts again: they broke this page before. */
export const PLAIN_KEY = 'phum:plain';

/** How long a page waits for its scripts until it shows what works without them. */
export const PATIENCE_MS = 15_000;

/** The mark and the event of the moment from which on the page answers. */
export const AWAKE = 'phum:awake';

/** The page is awake: whatever works without scripts only is hidden, also where it had been shown meanwhile. */
export function markAwake(): void {
  document.documentElement.dataset.scripts = 'awake';
}

/** The page answers from here on: said to what held presses back (web/starter), to those who measure, and to the tests. */
export function tellAwake(): void {
  performance.mark(AWAKE);
  window.dispatchEvent(new Event(AWAKE));
}
