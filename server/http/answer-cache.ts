import type { ChangeBus } from '../changes/bus.ts';
import { createTagCache, type TagCache } from '../changes/tag-cache.ts';
import type { Encoding } from './encoding.ts';

/** A whole answer to a visitor, page or JSON, with its compressed forms as they are asked for. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  compressed?: Partial<Record<Encoding, Buffer>>;
}

export type AnswerCache = TagCache<Answer>;

/** Its compressed forms take about as much again. */
export const createAnswerCache = (changes: ChangeBus): AnswerCache =>
  createTagCache(changes, { maxBytes: 128 * 1024 * 1024, bytesOf: ({ body }) => body.byteLength * 2 });
