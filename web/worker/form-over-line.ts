import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { ABOUT_ACCOUNT } from '#web/lib/line/about-account.ts';
import { patienceOf } from '#web/lib/line/patience-of.ts';
import { newKey } from '#web/lib/new-key.ts';
import { language } from './kept.ts';
import { isOurs } from './policy.ts';
import { sayToReader } from './say-to-reader.ts';
import { wordsIn } from './words.ts';

/** How long until it is sent again by itself; after the last it is for who wrote it to send it again. */
const PAUSES_MS = [2_000, 5_000, 10_000] as const;
const SLOW_MS = 3_000;
/** More than this takes its time on a slow line: it is waited for as long as something holds the line. */
const SMALL_BYTES = 50_000;

/** What nobody has answered yet, and its key: pressed again, it is the same for the server. */
let unanswered: { said: string; key: string } | null = null;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends a form that the browser posts by itself, since its page was not awake yet: its page stays, says what happens, and the
 * form goes again, once for the server, until there is an answer. Where none comes the page still stays, with all that was
 * typed, and says so: a page in its place would open the form anew, empty, as if nothing had been sent.
 */
export async function formOverLine({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const body = await request.clone().blob();
  const headers = new Headers(request.headers);
  const mayRepeat = !ABOUT_ACCOUNT.test(new URL(request.url).pathname);
  const said = mayRepeat && body.size < SMALL_BYTES ? await saidBy(request, body) : '';
  const key = unanswered && unanswered.said === said ? unanswered.key : newKey();
  unanswered = null;
  headers.set('idempotency-key', key);
  const words = wordsIn(await language());
  const slow = setTimeout(() => void sayToReader(words.slow), SLOW_MS);
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await send(tries).catch(() => null);
      clearTimeout(slow);
      if (answer && (answer.type === 'opaqueredirect' || answer.status < 500 || isOurs(answer))) {
        await sayToReader('');
        return answer;
      }
      const pause = PAUSES_MS[tries];
      if (!mayRepeat || pause === undefined) break;
      await sayToReader(words.form_lost);
      await after(pause);
    }
  } finally {
    clearTimeout(slow);
  }
  if (said) unanswered = { said, key };
  await sayToReader(words.by_hand);
  return new Response(null, { status: 204 });

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

/** What a form says, without the mark between its parts, which is new at each press. */
async function saidBy({ url, headers }: Request, body: Blob): Promise<string> {
  const [, mark = ''] = /boundary=(.+)/.exec(headers.get('content-type') ?? '') ?? [];
  const text = await body.text();
  return `${url}\n${mark ? text.replaceAll(mark, '') : text}`;
}
