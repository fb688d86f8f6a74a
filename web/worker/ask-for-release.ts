const EVERY_MS = 600_000;

/** When it was asked last, as the device keeps it: a browser ends its worker after half a minute without work. */
export interface AskedAt {
  read(): Promise<number>;
  write(at: number): Promise<unknown>;
}

/**
 * Asks whether there is a new release, at most every ten minutes. A browser does so by itself when a page is loaded anew, which
 * a tab that stays open for days never does where one is signed in: there one goes from page to page by their data alone.
 */
export function askForRelease(update: () => Promise<unknown>, asked: AskedAt): () => Promise<void> {
  let isAsking = false;
  return async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (Math.abs(Date.now() - (await asked.read())) < EVERY_MS) return;
      await asked.write(Date.now());
      await update();
    } catch {
      // Without a line: another time.
    } finally {
      isAsking = false;
    }
  };
}
