import type { Contract } from '#shared/contracts/contract.ts';
import type { ChangeBus } from '../changes/bus.ts';
import { createTagCache, type TagCache } from '../changes/tag-cache.ts';
import type { Services } from '../services.ts';
import type { Caller } from './dispatch.ts';
import type { Shown } from './freshness.ts';
import { jsonCacheKey } from './json-cache.ts';
import type { RawInput } from './parse-input.ts';

/** What a call answered to the page of a visitor, as the page shows it. */
interface PageCall {
  json: string;
  shown: Shown;
}
export type PageCalls = TagCache<PageCall>;

/** Most of what a page shows, others show as well: counts of kinds, lists of terms, what is new, what the site is called. */
export const createPageCalls = (changes: ChangeBus): PageCalls =>
  createTagCache(changes, { maxBytes: 32 * 1024 * 1024, bytesOf: ({ json }) => json.length * 2 });

/** Where the answer of a call is kept; null when it is one person's, or changes something. */
export function pageCallKey(
  contract: Contract,
  { params, query }: RawInput,
  { actor, language }: Pick<Caller, 'actor' | 'language'>,
  hasLineBreaks: boolean,
): string | null {
  if (contract.cacheSeconds === 0 || actor.kind !== 'visitor') return null;
  return `${jsonCacheKey(contract, params, query ?? {}, language)}${hasLineBreaks ? ' lines' : ''}`;
}

/**
 * What was answered before and holds still, or what is answered now, which is kept. Without the bus nobody would hear of a
 * change; and while one writes, every edit is to be seen.
 */
export async function pageCall(
  { changes, config, pageCalls }: Pick<Services, 'changes' | 'config' | 'pageCalls'>,
  key: string | null,
  answer: () => Promise<PageCall>,
): Promise<PageCall> {
  if (key === null || !changes.connected || config.PHUM_DEV) return answer();
  const kept = pageCalls.get(key);
  if (kept) return kept;
  const since = pageCalls.generation;
  const made = await answer();
  return pageCalls.keep(key, made, made.shown, since);
}
