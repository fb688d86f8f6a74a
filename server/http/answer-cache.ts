import { LRUCache } from 'lru-cache';
import { type ChangeBus, EVERYTHING, WORDING_TAG } from '../changes/bus.ts';
import type { Encoding } from './encoding.ts';
import type { Shown } from './freshness.ts';

/** A whole answer to a visitor, page or JSON, with its compressed forms as they are asked for. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  compressed?: Partial<Record<Encoding, Buffer>>;
}

export interface AnswerCache {
  get(key: string): Answer | undefined;
  /**
   * `since`: the generation when the answer was begun; it is not kept if something it shows changed meanwhile, nor
   * beyond the moment at which it stops being true by itself.
   */
  keep(key: string, answer: Answer, shown: Shown, since: number): Answer;
  readonly generation: number;
  readonly size: number;
}

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = 10 * 60_000;
/** How many of the last changes are remembered to judge answers that were being made while they happened. */
const REMEMBERED = 512;

const changesAll = (tags: ReadonlySet<string>) => tags.has(EVERYTHING) || tags.has(WORDING_TAG);

/** Answers kept in this process, dropped by tag the moment something they show changes on any node. */
export function createAnswerCache(changes: ChangeBus): AnswerCache {
  const answers = new LRUCache<string, { answer: Answer; tags: ReadonlySet<string> }>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ answer }, key) => answer.body.byteLength * 2 + key.length * 2 + 1_000,
    dispose: ({ tags }, key) => tags.forEach((tag) => void keysByTag.get(tag)?.delete(key)),
  });
  const keysByTag = new Map<string, Set<string>>();
  const recent: { generation: number; tags: ReadonlySet<string> }[] = [];
  let generation = 0;

  changes.subscribe((changed) => {
    generation += 1;
    recent.push({ generation, tags: changed });
    if (recent.length > REMEMBERED) recent.shift();
    if (changesAll(changed)) return answers.clear();
    for (const tag of changed) {
      for (const key of keysByTag.get(tag) ?? []) answers.delete(key);
      keysByTag.delete(tag);
    }
  });

  const changedSince = (tags: ReadonlySet<string>, since: number) => {
    if (generation - since > recent.length) return true;
    return recent.some(
      (change) => change.generation > since && (changesAll(change.tags) || !change.tags.isDisjointFrom(tags)),
    );
  };

  return {
    get: (key) => answers.get(key)?.answer,
    keep(key, answer, { tags, until }, since) {
      const ttl = Math.min(MAX_AGE_MS, until - Date.now());
      if (ttl <= 0 || changedSince(tags, since)) return answer;
      answers.set(key, { answer, tags }, { ttl });
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keys.add(key);
        keysByTag.set(tag, keys);
      }
      return answer;
    },
    get generation() {
      return generation;
    },
    get size() {
      return answers.size;
    },
  };
}
