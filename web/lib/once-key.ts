import { keep, onDevice, readKept } from './device-storage.ts';

/** The check of each press is another one, and says nothing about what is sent. */
const ABOUT_SENDER = /^(bot_\w+|nickname|idempotency_key|client_key)$/;

/** The fields of a form as one text; of files their name and size. */
export const textOfForm = (form: Iterable<readonly [string, unknown]>): string =>
  JSON.stringify(
    [...form].flatMap(([name, value]) => {
      if (ABOUT_SENDER.test(name)) return [];
      return [[name, value instanceof File ? [value.name, value.size] : value]];
    }),
  );

/** Long enough that the server takes whoever has it for its sender, on whatever network by now (idempotency.ts). */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(7)), (part) => part.toString(36)).join('');

/** What no device storage took (full, or forbidden in the windows of other apps) is known until the page is left. */
const inPage = new Map<string, string>();

/**
 * The key under which the server takes something once. While nobody answered, the same text sent to the same place has the
 * same key, in this tab or after it was closed; `answered` ends that. Kept as a number of the text, never the text.
 */
export function onceKey(place: string, text: string): { key: string; answered(): void } {
  const name = `phum:sent:${place}`;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619) + 1;
  const [before, known] = (readKept(onDevice, name) ?? inPage.get(name) ?? '').split(' ');
  const key = known && before === `${sum}` ? known : newKey();
  inPage.set(name, `${sum} ${key}`);
  keep(onDevice, name, `${sum} ${key}`);
  const answered = () => {
    inPage.delete(name);
    keep(onDevice, name, null);
  };
  return { key, answered };
}
