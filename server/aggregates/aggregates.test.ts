import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeBus, Subscriber } from '../changes/bus.ts';
import { createAggregates } from './aggregates.ts';

describe('figures of the whole directory', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  function setUp(size = 1_000_000) {
    const subscribers: Subscriber[] = [];
    const bus = { connected: true, subscribe: (one: Subscriber) => void subscribers.push(one) };
    const change = (...tags: string[]) => subscribers.forEach((one) => void one(new Set(tags)));
    const aggregates = createAggregates(bus as unknown as ChangeBus, () => size);
    let counted = 0;
    const world = { until: null as Date | null, takesMs: 0 };
    const ask = () =>
      aggregates.of('network', {
        tags: ['stakeholder'],
        async make() {
          counted += 1;
          const value = counted;
          if (world.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, world.takesMs));
          return { value, until: world.until };
        },
      });
    return { bus, change, ask, world, times: () => counted };
  }

  it('are counted for everybody who asks while it is small', async () => {
    const { ask } = setUp(500);
    expect([(await ask()).value, (await ask()).value]).toEqual([1, 2]);
  });

  it('are counted once of a large one, also when many ask at the same moment', async () => {
    const { ask } = setUp();
    const all = await Promise.all([ask(), ask(), ask()]);
    expect([...all, await ask()]).toEqual(Array(4).fill({ value: 1, until: null }));
  });

  it('are shown as they were after a change, and are new within a minute without anybody who waits', async () => {
    const { ask, change, times } = setUp();
    await ask();
    change('stakeholder:7');
    change('stakeholder:8');
    expect(await ask()).toEqual({ value: 1, until: new Date(60_000) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(2);
    expect(await ask()).toEqual({ value: 2, until: null });
  });

  it('stay with a change of something else, and are left alone while nothing changes', async () => {
    const { ask, change, times } = setUp();
    await ask();
    change('event', 'person:1');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([(await ask()).value, times()]).toEqual([1, 1]);
  });

  it('follow a change that comes while they are counted', async () => {
    const { ask, change, world } = setUp();
    world.takesMs = 5_000;
    const first = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    change('*');
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await first).value).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ask()).toEqual({ value: 2, until: null });
  });

  it('are renewed at the moment at which they change by themselves', async () => {
    const { ask, world } = setUp();
    world.until = new Date(30_000);
    expect(await ask()).toEqual({ value: 1, until: new Date(30_000) });
    world.until = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ask()).toEqual({ value: 2, until: null });
  });

  it('are waited for when they could not be renewed for a minute, and tried again by the next who asks', async () => {
    const { ask, change, bus } = setUp();
    await ask();
    change('stakeholder');
    bus.connected = false;
    await vi.advanceTimersByTimeAsync(90_000);
    bus.connected = true;
    expect((await ask()).value).toBe(2);
  });
});
