import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { ABOUT_ACCOUNT } from '#web/lib/line/about-account.ts';
import { patienceOf } from '#web/lib/line/patience-of.ts';
import { newKey } from '#web/lib/new-key.ts';
import { language } from './kept.ts';
import { isOurs } from './policy.ts';
import { sayToReader } from './say-to-reader.ts';
import { wordsIn } from './words.ts';

/** How long until it is sent again; after the last the page in its place says that no answer came. */
const PAUSES_MS = [2_000, 5_000, 10_000] as const;
const SLOW_MS = 3_000;
/** More than this takes its time on a slow line: it is waited for as long as something holds the line. */
const SMALL_BYTES = 50_000;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends a form that the browser posts by itself, since its page was not awake yet: its page stays, says what happens, and the
 * form goes again, once for the server, until there is an answer. Throws when none comes.
 */
export async function formOverLine({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const body = await request.clone().blob();
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', newKey());
  const mayRepeat = !ABOUT_ACCOUNT.test(new URL(request.url).pathname);
  const words = wordsIn(await language());
  const slow = setTimeout(() => void sayToReader(words.slow), SLOW_MS);
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await send(tries).catch(() => null);
      if (answer && (answer.type === 'opaqueredirect' || answer.status < 500 || isOurs(answer)))
        return answer;
      const pause = PAUSES_MS[tries];
      if (!mayRepeat || pause === undefined) throw new TypeError('no answer');
      clearTimeout(slow);
      await sayToReader(words.form_lost);
      await after(pause);
    }
  } finally {
    clearTimeout(slow);
    await sayToReader('');
  }

  async function send(tries: number): Promise<Response> {
    const line = new AbortController();
    const late = body.size < SMALL_BYTES ? setTimeout(() => line.abort(), patienceOf(tries)) : undefined;
    try {
      return await fetch(request.url, {
        method: 'POST',
        headers,
        body,
        credentials: 'same-origin',
        redirect: 'manual',
        referrer: request.referrer,
        signal: line.signal,
      });
    } finally {
      clearTimeout(late);
    }
  }
}
