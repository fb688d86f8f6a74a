import { keep, onDevice, readKept } from './device-storage.ts';
import type { FetchResult } from './fetch-api.ts';
import { newKey } from './new-key.ts';

/**
 * The check of each press and the keys of each opening of a page are other ones, and say nothing about what is sent. Of a
 * secret not even a sum is kept.
 */
const ABOUT_SENDER = /^(bot_\w+|nickname|(idempotency|client|send|order)_key|\w*password\w*)$/;

/** The fields of a form as one text, which another one does not have; for files stands what is in them. */
export async function textOfForm(form: Iterable<readonly [string, unknown]>): Promise<string> {
  const said = [...form].filter(([name]) => !ABOUT_SENDER.test(name));
  return JSON.stringify(
    await Promise.all(
      said.map(async ([name, value]) => [name, value instanceof File ? await markOf(value) : value]),
    ),
  );
}

/** Cameras and screens give one name to many pictures, and a picture that a page made smaller has no age of its own. */
async function markOf(file: File): Promise<unknown[]> {
  const { name, size, type, lastModified } = file;
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [name, size, type, ...new Uint32Array(sum)];
  } catch {
    // A page without TLS cannot, nor where the file is gone by now.
    return [name, size, type, lastModified];
  }
}

/** What no device storage took (full, or forbidden in the windows of other apps) is known until the page is left. */
const inPage = new Map<string, string>();

/**
 * The key under which the server takes something once. While nobody answered, the same text sent to the same place has the
 * same key, in this tab or after it was closed; `answered` ends that. Kept as a number of the text, never the text. `first`:
 * the key to begin with, where the page has one by which it may have been sent already.
 */
export function onceKey(place: string, text: string, first = newKey()): { key: string; answered(): void } {
  const name = `phum:sent:${place}`;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619) + 1;
  const [before, known] = (readKept(onDevice, name) ?? inPage.get(name) ?? '').split(' ');
  const key = known && before === `${sum}` ? known : first;
  const mine = `${sum} ${key}`;
  inPage.set(name, mine);
  keep(onDevice, name, mine);
  const answered = () => {
    // What was sent to the same place meanwhile has a key of its own, which stays.
    if (inPage.get(name) !== mine) return;
    inPage.delete(name);
    keep(onDevice, name, null);
  };
  return { key, answered };
}

/** Sends a form under its key, and forgets the key once the server answered. */
export async function sendUnderKey<T>(
  place: string,
  form: Iterable<readonly [string, unknown]>,
  send: (key: string) => Promise<FetchResult<T>>,
): Promise<FetchResult<T>> {
  const { key, answered } = onceKey(place, await textOfForm(form));
  const result = await send(key);
  // Without an answer of ours nobody knows whether it was taken.
  if (result.ok || (result.problem.status > 0 && result.problem.status < 500)) answered();
  return result;
}
