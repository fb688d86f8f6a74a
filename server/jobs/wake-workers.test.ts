import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangeBus, EVERYTHING, type Subscriber } from '../changes/bus.ts';
import { createWaker, jobTag } from './wake-workers.ts';

const NOW = new Date('2026-11-25T10:00:00.400Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const start = (coming: { name: string; moment: Date }[] = [], looks: boolean[] = []) => {
  let tell: Subscriber = () => {};
  const woken: string[] = [];
  const changes = { subscribe: (subscriber: Subscriber) => (tell = subscriber) } as unknown as ChangeBus;
  const source = {
    wake: (name = 'all') => void woken.push(name),
    catchUp: async () => void woken.push('caught up'),
    comingUp: async () => ({ jobs: coming, isClockBehind: looks.shift() ?? false }),
  };
  const waker = createWaker(changes, source, (error) => {
    throw error;
  });
  waker.start();
  return { waker, woken, tell: (...tags: string[]) => tell(new Set(tags)) };
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('workers are woken', () => {
  it('at once by a write that queued a job, and by no other change', () => {
    const { woken, tell } = start();
    tell('stakeholder:1', jobTag('mail.send'));
    tell('stakeholder:2', 'taxonomy');
    expect(woken).toEqual(['mail.send']);
  });

  it('when a job may be begun, once for a hundred jobs of one moment, and not before', () => {
    const { woken, tell } = start();
    for (let at = 0; at < 100; at += 1) tell(jobTag('mail.send', inSeconds(10 + at / 1_000)));
    vi.advanceTimersByTime(10_000);
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(woken).toEqual(['mail.send']);
  });

  it('all of them after a lost connection', () => {
    const { woken, tell } = start();
    tell(EVERYTHING);
    expect(woken).toEqual(['all']);
  });

  it('for jobs that were queued before this process started, or whose notice lay too far ahead', async () => {
    const coming = [{ name: 'inbox.mail', moment: inSeconds(20) }];
    const { woken, tell } = start(coming);
    tell(jobTag('collection.appear', inSeconds(3_600)));
    await vi.advanceTimersByTimeAsync(21_000);
    expect(woken).toEqual(['inbox.mail']);
    coming[0] = { name: 'collection.appear', moment: inSeconds(3_600) };
    await vi.advanceTimersByTimeAsync(3_580_000);
    expect(woken).toContain('collection.appear');
  });

  it('for jobs of a clock that was ahead, once they are where they belong', async () => {
    const { woken } = start([{ name: 'mail.send', moment: inSeconds(-1) }], [true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(woken).toEqual(['caught up', 'mail.send']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(woken).toEqual(['caught up', 'mail.send', 'mail.send']);
  });

  it('soon for a job that failed, and never after the end', async () => {
    const coming: { name: string; moment: Date }[] = [];
    const { waker, woken } = start(coming);
    await vi.advanceTimersByTimeAsync(5_000);
    coming.push({ name: 'mail.send', moment: inSeconds(10) });
    waker.afterFailure();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(woken).toEqual(['mail.send']);
    waker.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(woken).toEqual(['mail.send']);
  });
});
