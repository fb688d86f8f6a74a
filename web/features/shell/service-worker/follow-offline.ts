/**
 * Without a connection links load whole pages, which the service worker keeps, and not their data, which it does not:
 * the router never hears of the click. Begins before the page wakes up: until then links load pages anyway.
 */
export function followOffline(): void {
  const keepFromRouter = (event: MouseEvent) => {
    if (!navigator.onLine && (event.target as Element).closest('a[href]')) event.stopPropagation();
  };
  window.addEventListener('click', keepFromRouter, true);
}
