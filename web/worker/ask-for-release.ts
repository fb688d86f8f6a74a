const EVERY_MS = 3_600_000;

/**
 * Asks whether there is a new release, at most once an hour. A browser does so by itself when a page is loaded anew, which a
 * tab that stays open for days never does: there one goes from page to page by their data alone.
 */
export function askForRelease(update: () => Promise<unknown>): () => void {
  let asked = Date.now();
  return () => {
    if (Date.now() - asked < EVERY_MS) return;
    asked = Date.now();
    // Without a line: another time.
    update().catch(() => {});
  };
}
