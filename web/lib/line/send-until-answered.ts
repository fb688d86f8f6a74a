import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';
import type { FetchInput, FetchResult } from '../fetch-api.ts';
import { isOfLine } from './is-of-line.ts';
import { patienceOf } from './patience-of.ts';
import { timesStopped, waitForTry } from './say-waiting.ts';
import { sendOnce } from './send-once.ts';

type Sent<C extends Contract> = FetchResult<ResponseOf<C>>;

/**
 * Makes a call that somebody pressed and waits for, taken once: where no answer came it says so, and is sent again by itself and by a
 * button, under its key, until there is one. It ends when its sender stops waiting or leaves the page: what was typed is still
 * there, and bears the same key when it is pressed again. What has words of its own (`background`) is sent once.
 */
export async function sendUntilAnswered<C extends Contract>(input: FetchInput<C>): Promise<Sent<C>> {
  const { pathname } = window.location;
  const stopped = timesStopped();
  for (let tries = 0; ; tries += 1) {
    const result = await sendOnce<C>({ ...input, patienceMs: patienceOf(tries) });
    if (input.background || result.ok || !isOfLine(result.problem)) return result;
    if (timesStopped() !== stopped) return result;
    await waitForTry({ tries, isForm: true, byItself: true, signal: input.signal ?? undefined });
    if (window.location.pathname !== pathname) return result;
  }
}
