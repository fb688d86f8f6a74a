import { describe, expect, it, vi } from 'vitest';
import type { ChangeBus, Subscriber } from '../../changes/bus.ts';
import type { Counted } from './count-facets.ts';
import { type CountedUntil, createKeptCounts } from './kept-counts.ts';

function setUp() {
  const subscribers: Subscriber[] = [];
  const bus = { connected: true, subscribe: (one: Subscriber) => void subscribers.push(one) };
  const change = (...tags: string[]) => subscribers.forEach((one) => void one(new Set(tags)));
  return { bus, change, kept: createKeptCounts(bus as unknown as ChangeBus) };
}

const of = (total: number, change: Date | null = null): CountedUntil => ({
  counted: { total, total_all: total, counts: new Map() } satisfies Counted,
  change,
});
const FIRST = { category: ['grant'], search: '', page: 1, per_page: 20, ordering: 'newest' };

describe('counts behind the filters of a list (B.37)', () => {
  it('are worked out once for all its pages and orders', async () => {
    const { kept } = setUp();
    const count = vi.fn(async () => of(7));
    await kept.of('resource', FIRST, count);
    const later = await kept.of('resource', { ...FIRST, page: 4, per_page: 5, ordering: 'oldest' }, count);
    expect(later.counted.total).toBe(7);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another filter', 'resource', { ...FIRST, category: ['loan'] }],
    ['another search', 'resource', { ...FIRST, search: 'rice' }],
    ['another list', 'event', FIRST],
  ] as const)('are others for %s', async (_what, list, query) => {
    const { kept } = setUp();
    await kept.of('resource', FIRST, async () => of(7));
    expect((await kept.of(list, query, async () => of(3))).counted.total).toBe(3);
  });

  it.each(['resource', 'program', 'event', 'taxonomy', '*'])(
    'are worked out anew after a change of %s',
    async (tag) => {
      const { kept, change } = setUp();
      await kept.of('resource', FIRST, async () => of(7));
      change(tag);
      expect((await kept.of('resource', FIRST, async () => of(8))).counted.total).toBe(8);
    },
  );

  it('are not kept when a change overtakes them', async () => {
    const { kept, change } = setUp();
    const slow = Promise.withResolvers<CountedUntil>();
    const first = kept.of('resource', FIRST, () => slow.promise);
    await Promise.resolve();
    change('resource');
    const second = await kept.of('resource', FIRST, async () => of(8));
    slow.resolve(of(7));
    expect([(await first).counted.total, second.counted.total]).toEqual([7, 8]);
    expect((await kept.of('resource', FIRST, async () => of(9))).counted.total).toBe(8);
  });

  it('hold until something appears or ends by itself', async () => {
    const { kept } = setUp();
    await kept.of('event', FIRST, async () => of(7, new Date(Date.now() + 60_000)));
    expect((await kept.of('event', FIRST, async () => of(8))).counted.total).toBe(7);
    vi.useFakeTimers({ now: Date.now() + 60_001, toFake: ['Date'] });
    try {
      expect((await kept.of('event', FIRST, async () => of(8))).counted.total).toBe(8);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are neither kept nor used while changes may be missed', async () => {
    const { kept, bus } = setUp();
    await kept.of('resource', FIRST, async () => of(7));
    bus.connected = false;
    expect((await kept.of('resource', FIRST, async () => of(8))).counted.total).toBe(8);
    bus.connected = true;
    expect((await kept.of('resource', FIRST, async () => of(9))).counted.total).toBe(7);
  });

  it('are asked for again after a failure', async () => {
    const { kept } = setUp();
    await expect(kept.of('resource', FIRST, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect((await kept.of('resource', FIRST, async () => of(7))).counted.total).toBe(7);
  });
});
