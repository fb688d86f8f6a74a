/**
 * Without a connection links load whole pages, which the service worker keeps, and not their data, which it does not:
 * the router never hears of the click. Threads are never kept: the inbox stays, with what waits
 * to be sent, and says that there is no answer. Begins before the page wakes up: until then links load pages anyway.
 */
export function followOffline(): void {
  const keepFromRouter = (event: MouseEvent) => {
    if (!navigator.onLine && (event.target as Element).closest('a[href]:not(.inbox a)'))
      event.stopPropagation();
  };
  window.addEventListener('click', keepFromRouter, true);
}
