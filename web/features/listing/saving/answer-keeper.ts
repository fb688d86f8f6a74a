import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { changedAnswers } from '../values/read-answers.ts';

/** How far the answers of a page are saved. */
export type SaveState =
  | { kind: 'rest' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** On this device only; sent as soon as there is a line. */
  | { kind: 'waiting' }
  /** The server does not take them; they stay on this device. */
  | { kind: 'refused'; problem: ProblemBody };

export interface KeeperOptions<T, Extra> {
  /** What the server has. */
  saved: Readonly<ListingValues>;
  /** Sends some answers; `all` is everything that is known, for beginning anew. */
  send(changed: ListingValues, all: ListingValues, extra: Extra | undefined): Promise<FetchResult<T>>;
  /** Keeps on the device what is not sent yet; null when all is sent. */
  keep(values: ListingValues | null): void;
  onState(state: SaveState): void;
  onSaved(value: T): void;
  /** Runs something later, for trying again by itself; by default in 15 seconds. */
  later?: (run: () => void) => void;
}

export interface AnswerKeeper<T, Extra> {
  /** What the form says before anybody touched it: as good as saved, though it may be written in another way. */
  rebase(values: ListingValues): void;
  /** Answers as they stand now; what changed is kept at once and sent. */
  note(values: ListingValues): void;
  /** Sends everything and tells how it went; `extra` goes along. */
  flush(extra?: Extra): Promise<FetchResult<T> | null>;
  /** Somebody is still typing: kept on the device, and sent when the field is left. */
  hold(values: ListingValues): void;
  /** There is a line again. */
  retry(): void;
}

const RETRY_MS = 15_000;

/** Whether trying again later may help: no line, no answer, too many, a fault of the server. */
export function mayRetry({ status }: Pick<ProblemBody, 'status'>): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/**
 * Sends answers one request at a time, so that none overtakes another, and keeps on the device whatever is not there
 * yet: nothing typed is lost when the line is.
 */
export function createAnswerKeeper<T, Extra = never>(
  options: KeeperOptions<T, Extra>,
): AnswerKeeper<T, Extra> {
  const later = options.later ?? ((run) => void setTimeout(run, RETRY_MS));
  let saved: ListingValues = { ...options.saved };
  let pending: ListingValues = {};
  let running: Promise<FetchResult<T> | null> | null = null;
  let waiting = false;

  const isPending = () => Object.keys(pending).length > 0;

  async function sendOnce(extra: Extra | undefined): Promise<FetchResult<T>> {
    const taken = pending;
    options.onState({ kind: 'saving' });
    const result = await options.send(taken, { ...saved, ...taken }, extra);
    if (result.ok) {
      saved = { ...saved, ...taken };
      pending = changedAnswers(saved, pending);
      options.keep(isPending() ? pending : null);
      options.onSaved(result.value);
      options.onState({ kind: 'saved' });
    } else if (mayRetry(result.problem)) {
      options.onState({ kind: 'waiting' });
      tryLater();
    } else options.onState({ kind: 'refused', problem: result.problem });
    return result;
  }

  function tryLater() {
    if (waiting) return;
    waiting = true;
    later(() => {
      waiting = false;
      void run();
    });
  }

  /** Everything that is pending, in order; what comes meanwhile is taken along. */
  async function run(): Promise<FetchResult<T> | null> {
    if (running) return running;
    running = (async () => {
      let last: FetchResult<T> | null = null;
      while (isPending()) {
        last = await sendOnce(undefined);
        if (!last.ok) break;
      }
      return last;
    })();
    try {
      return await running;
    } finally {
      running = null;
    }
  }

  return {
    rebase(values) {
      saved = { ...saved, ...values };
    },
    note(values) {
      const changed = changedAnswers({ ...saved, ...pending }, values);
      if (Object.keys(changed).length === 0) return;
      pending = { ...pending, ...changed };
      options.keep(pending);
      void run();
    },
    hold(values) {
      const changed = changedAnswers({ ...saved, ...pending }, values);
      if (Object.keys(changed).length > 0) options.keep({ ...pending, ...changed });
    },
    async flush(extra) {
      while (running) await running;
      if (!isPending() && extra === undefined) return null;
      // Nothing else may start between: `running` is taken in the same turn.
      running = sendOnce(extra);
      try {
        return await running;
      } finally {
        running = null;
      }
    },
    retry() {
      if (isPending()) void run();
    },
  };
}
