import type { FetchResult } from '../fetch-api.ts';
import { isOfLine } from './is-of-line.ts';
import { saySlow, waitForTry } from './say-waiting.ts';

/**
 * Somebody pressed and waits for `work`, whose calls go in the background and are safe to make again: says after 3 s that the
 * line is slow, and after 10 s offers to stop; where no answer came, does it again by itself and by a button. Null: they would
 * not wait any longer, or left the page.
 */
export async function pressUntilAnswered<R extends FetchResult<unknown> | null>(
  work: () => Promise<R>,
): Promise<{ result: R } | null> {
  const { pathname } = window.location;
  for (let tries = 0; ; tries += 1) {
    const waiting = new AbortController();
    const stopped = new Promise<null>((resolve) => {
      waiting.signal.addEventListener('abort', () => resolve(null));
    });
    saySlow(waiting);
    const done = await Promise.race([work().then((result) => ({ result })), stopped]);
    waiting.abort();
    if (!done) return null;
    const { result } = done;
    if (!result || result.ok || !isOfLine(result.problem)) return { result };
    await waitForTry({ tries, isForm: true, byItself: true });
    if (window.location.pathname !== pathname) return null;
  }
}
