const NEVER_KEPT = /^\/(desk|user\/profile\/(?!save_list))/;

/**
 * Without a connection links load whole pages, which the service worker keeps, and not their data, which it does not:
 * the router never hears of the click. Pages of a person it does not keep either: there the page stays, with what was
 * typed on it, and says that there is no answer. Begins before the page wakes up: until then links load pages anyway.
 */
export function followOffline(): void {
  const keepFromRouter = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!navigator.onLine && link && !NEVER_KEPT.test(link.pathname)) event.stopPropagation();
  };
  window.addEventListener('click', keepFromRouter, true);
}
