/** What is for lines that break, as one part: it cannot be fetched when they do, so the service worker keeps it. */
export const linePart = () => import('./over-line.ts').then(({ overLine }) => overLine);

/**
 * The data of pages and the forms they send go over a line that may break in the middle. What is done then is a part of its
 * own, asked for with the first of them: the service worker keeps it, so that it is there when nothing else comes.
 */
export function watchLine(): void {
  const plain = window.fetch;
  const tell = (change: { data: unknown }) => void linePart().then((line) => line.onWorker(change));
  navigator.serviceWorker?.addEventListener('message', tell);
  window.fetch = (address, init) => {
    // The router asks by `URL`, nobody else does.
    if (!(address instanceof URL)) return plain(address, init);
    const first = init?.method ? undefined : plain(address, init);
    // Whoever takes it up hears of it; until then nobody does.
    first?.catch(() => {});
    return linePart().then(
      (line) => line.fetchOverLine(plain, address, init, first),
      () => first ?? plain(address, init),
    );
  };
}
