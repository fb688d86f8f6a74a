import type { ProblemBody } from './api-context.ts';
import { type FetchResult, fetchApi, withSession } from './fetch-api.ts';
import { sendUnderKey } from './once-key.ts';
import { bareProblem, isProblem } from './read-problem.ts';
import { watchForStall } from './stall-watch.ts';
import { noteUpload } from './stopped-upload.ts';
import { untilAnswered } from './until-answered.ts';

/** A file on a slow line takes as long as it takes; one of which nothing moves for so long never arrives. */
const SILENCE_MS = 30_000;

/** A larger file goes in parts (send-parts.ts), where a line may break in between. */
const IN_PARTS_FROM_BYTES = 512 * 1024;

/**
 * Sends a multipart form with its files and tells how far it is, 0 to 100. Never throws: no line and no answer come back as
 * problems, `cancelled` where its sender gave it up.
 */
export async function sendFile<T>(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<FetchResult<T>> {
  const large = [...form].filter((entry): entry is [string, File] => isLarge(entry[1]));
  // Without the code for parts, which the line may have lost, it goes in one piece.
  const parts = large.length > 0 ? await import('./send-parts.ts').catch(() => null) : null;
  if (!parts) return postOnce(path, form, onProgress);
  for (const [name, file] of large) {
    // Of a page that is loaded anew meanwhile this is what stays (components/form/stopped-upload.tsx).
    const field = String(form.get('field') ?? name);
    const over = noteUpload(field, file.name);
    const sent = await parts.sendInParts(file, onProgress).finally(over);
    // There is no room for parts now, or what takes them is away: the call itself may still take it whole.
    if (!sent.ok && isRefusedForNow(sent.problem.status)) return postOnce(path, form, onProgress);
    if (!sent.ok) return sent;
    form.set(name, sent.value);
  }
  return fetchApi({ method: 'POST', path, body: form, once: true }) as Promise<FetchResult<T>>;
}

const isRefusedForNow = (status: number) => status === 429 || status >= 500;

const isLarge = (value: unknown) => value instanceof File && value.size >= IN_PARTS_FROM_BYTES;

/**
 * Sends a form in one piece, and again by itself where its answer was lost or something in between gave one: under one key
 * it is taken once. Without a line, or where nothing moves, whoever sends it says when.
 */
function postOnce<T>(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<FetchResult<T>> {
  return sendUnderKey(path, form, (key) =>
    untilAnswered(() => withSession(() => post<T>(path, form, onProgress, key)), isLostOnTheWay),
  );
}

/** What stands in between says nothing in our words. */
const isLostOnTheWay = ({ status, code, title }: ProblemBody) =>
  status === 0 ? code === 'unavailable' : status > 501 && !title;

/** One try; `fetch` could not tell how far it is. Given up when nothing moves. */
function post<T>(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
  key: string,
): Promise<FetchResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    let silence: ReturnType<typeof setTimeout>;
    const line = watchForStall(() => request.abort());
    const wait = () => {
      line.moved();
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? (100 * loaded) / total : 0);
    };
    // The server looks at it now.
    request.upload.onload = wait;
    const end = (result: FetchResult<T>) => {
      line.over();
      clearTimeout(silence);
      resolve(result);
    };
    const failed = (code?: string) => end({ ok: false, problem: bareProblem(0, code) });
    request.onerror = () => failed(navigator.onLine === false ? 'offline' : 'unavailable');
    request.onabort = () => failed('timeout');
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300) return end({ ok: true, value: answer as T });
      end({ ok: false, problem: isProblem(answer) ? answer : bareProblem(request.status) });
    };
    wait();
    request.send(form);
  });
}
