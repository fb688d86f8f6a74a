/** Asked for in this tab's store by who may not start scripts again: they broke this page before. */
export const STILL_KEY = 'phum:still';

/** The page is awake: whatever works without scripts only is hidden, also where it had been shown meanwhile. */
export function markAwake(): void {
  document.documentElement.dataset.scripts = 'awake';
}
