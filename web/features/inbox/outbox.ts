import { isRefused, keep, onDevice, readKept } from '#web/lib/device-storage.ts';
import { createStore } from '#web/lib/store.ts';

/** A message that was written and has not arrived yet. */
export interface WaitingMessage {
  thread: string;
  client_key: string;
  body: string;
  files: string[];
  at: string;
  /** Refused for good: what the server said. */
  refused?: string;
}

const QUEUE = 'phum:inbox-queue';
const draftKey = (me: string, thread: string) => `phum:draft:${me}:${thread}`;
const queueKey = (me: string) => `${QUEUE}:${me}`;

/** The message that is under way now. */
export const underWay = createStore<string | null>(null);

/** What waits on this device, of whoever is signed in. */
export const waiting = createStore<readonly WaitingMessage[]>([]);

export const readDraft = (me: string, thread: string): string =>
  readKept(onDevice, draftKey(me, thread)) ?? '';

/** A queue that this device could not keep: it lives as long as the page does. */
let unkept: { me: string; queue: readonly WaitingMessage[] } | null = null;

export const keepDraft = (me: string, thread: string, text: string): void =>
  keep(onDevice, draftKey(me, thread), text === '' ? null : text);

/** Reads the queue of a person anew: another window may have changed it. */
export function readQueue(me: string): readonly WaitingMessage[] {
  if (unkept?.me === me) return unkept.queue;
  try {
    const kept: unknown = JSON.parse(readKept(onDevice, queueKey(me)) ?? '[]');
    waiting.set(Array.isArray(kept) ? (kept as WaitingMessage[]) : []);
  } catch {
    waiting.set([]);
  }
  return waiting.get();
}

function writeQueue(me: string, queue: readonly WaitingMessage[]): void {
  keep(onDevice, queueKey(me), queue.length === 0 ? null : JSON.stringify(queue));
  unkept = isRefused() ? { me, queue } : null;
  waiting.set(queue);
}

export const addWaiting = (me: string, message: WaitingMessage): void =>
  writeQueue(me, [...readQueue(me).filter((one) => one.client_key !== message.client_key), message]);

export const removeWaiting = (me: string, client_key: string): void =>
  writeQueue(
    me,
    readQueue(me).filter((one) => one.client_key !== client_key),
  );

/** Takes out what stands in a thread by now: only its answer was lost. */
export function dropArrived(me: string, arrived: readonly string[]): void {
  for (const { client_key } of readQueue(me)) if (arrived.includes(client_key)) removeWaiting(me, client_key);
}

const AGAIN_MS = 15_000;

/** Sends what waits now, whenever the browser says that there is a line, and every 15 s: it says so of a dead line, too. */
export function keepSending(me: string, flush: () => void): () => void {
  const again = () => {
    if (readQueue(me).some(({ refused }) => !refused)) flush();
  };
  again();
  const timer = setInterval(again, AGAIN_MS);
  window.addEventListener('online', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
  };
}

/** What the server says to one message: it stands, it is refused for good, or nobody answered. */
export type SendResult = 'sent' | 'later' | { refused: string };

let isSending = false;
/** Asked for while it is under way: the line may have come back just then. */
let isAsked = false;

/**
 * Sends what waits, in the order it was written, until the line drops. Each has a key of its own, so that what arrived
 * without its answer coming back stands once. Returns how many arrived.
 */
export async function sendWaiting(
  me: string,
  send: (message: WaitingMessage) => Promise<SendResult>,
): Promise<number> {
  isAsked = true;
  if (isSending) return 0;
  isSending = true;
  let sent = 0;
  try {
    while (isAsked) {
      isAsked = false;
      sent += await sendEach(me, send);
    }
  } finally {
    isSending = false;
  }
  return sent;
}

async function sendEach(me: string, send: (message: WaitingMessage) => Promise<SendResult>): Promise<number> {
  let sent = 0;
  for (const message of readQueue(me)) {
    if (message.refused) continue;
    underWay.set(message.client_key);
    const result = await send(message).finally(() => underWay.set(null));
    if (result === 'later') break;
    if (result === 'sent') {
      sent += 1;
      removeWaiting(me, message.client_key);
    } else addWaiting(me, { ...message, refused: result.refused });
  }
  return sent;
}
