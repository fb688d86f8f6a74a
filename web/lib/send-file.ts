import type { FetchResult } from './fetch-api.ts';
import { bareProblem, isProblem } from './problem.ts';

/** A file on a slow line takes as long as it takes; one of which nothing moves for so long never arrives. */
const SILENCE_MS = 30_000;

/**
 * Sends a multipart form and tells how far it is, 0 to 100; `fetch` cannot. Given up when nothing moves. Never throws: no line and no answer come
 * back as problems.
 */
export function sendFile<T>(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<FetchResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    let silence: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? (100 * loaded) / total : 0);
    };
    // The server looks at it now.
    request.upload.onload = wait;
    request.onloadend = () => clearTimeout(silence);
    const failed = (code?: string) => resolve({ ok: false, problem: bareProblem(0, code) });
    request.onerror = () => failed(navigator.onLine === false ? 'offline' : 'unavailable');
    request.onabort = () => failed('timeout');
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300) return resolve({ ok: true, value: answer as T });
      resolve({ ok: false, problem: isProblem(answer) ? answer : bareProblem(request.status) });
    };
    wait();
    request.send(form);
  });
}
