import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer-cache.ts';

/** What pages were drawn from, apart from them: their scripts ask for it when somebody begins to use the page (ADR 4). */
export interface KeptHydrationData {
  /** Keeps it, and answers the name that its content gives it. */
  keep(json: string): string;
  get(name: string): Answer | undefined;
}

const MAX_BYTES = 48 * 1024 * 1024;
/** Who reads longer asks for it anew, and gets it where nothing has changed meanwhile. */
const MAX_AGE_S = 3_600;

/** What the name of such data looks like. */
export const HYDRATION_NAME = /^[\w-]{22}$/;

export function createHydrationData(): KeptHydrationData {
  const kept = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_S * 1000,
    sizeCalculation: ({ body }) => body.byteLength * 2 + 500,
  });
  return {
    keep(json) {
      const name = createHash('sha256').update(json).digest('base64url').slice(0, 22);
      if (!kept.get(name)) kept.set(name, answerOf(json));
      return name;
    },
    get: (name) => kept.get(name),
  };
}

const answerOf = (json: string): Answer => ({
  status: 200,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${MAX_AGE_S}, immutable`,
  },
  body: Buffer.from(json),
});
