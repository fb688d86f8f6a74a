/**
 * Without a connection links load whole pages, which the service worker keeps, and not their data, which it does not:
 * the router never hears of the click.
 */
export function followOffline(): () => void {
  const keepFromRouter = (event: MouseEvent) => {
    if (!navigator.onLine && (event.target as Element).closest('a[href]')) event.stopPropagation();
  };
  window.addEventListener('click', keepFromRouter, true);
  return () => window.removeEventListener('click', keepFromRouter, true);
}
