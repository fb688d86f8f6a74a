import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutage } from './outage.ts';

const failed = (code: string) =>
  Object.assign(new Error('Failed query'), {
    query: 'select 1',
    cause: Object.assign(new Error('no'), { code }),
  });

describe('an outage of the database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function followed() {
    const database = { away: true };
    const told: unknown[] = [];
    const outage = createOutage();
    outage.follow(
      async () => {
        if (database.away) throw new Error('away');
      },
      (past) => told.push(past),
    );
    return { database, told, outage };
  }

  it('is one line when it begins and one when it is over, with its length and what was not written', async () => {
    const { database, told, outage } = followed();
    expect(outage.mayTell(failed('ECONNREFUSED'))).toBe(true);
    expect([outage.mayTell(failed('57P01')), outage.mayTell(failed('ECONNRESET'))]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(told).toEqual([]);
    database.away = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual([{ seconds: 7, more: 2 }]);
    expect(outage.mayTell(failed('ECONNREFUSED'))).toBe(true);
  });

  it('stays one while the database answers once and fails again', async () => {
    const { database, told, outage } = followed();
    expect(outage.mayTell(failed('57P01'))).toBe(true);
    for (const away of [false, true, false]) {
      database.away = away;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(outage.mayTell(failed('57P03'))).toBe(false);
    }
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([{ seconds: 4, more: 3 }]);
  });

  it('is not what a mail server or a store that is away says, nor a database that has too much to do', () => {
    const { outage } = followed();
    const foreign = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (const error of [foreign, foreign, failed('57014'), failed('57014'), new Error('a fault')])
      expect(outage.mayTell(error)).toBe(true);
  });

  it('hides nothing else while it lasts, and nothing before somebody follows it', () => {
    const { outage } = followed();
    outage.mayTell(failed('57P03'));
    expect(outage.mayTell(new Error('a fault'))).toBe(true);
    const alone = createOutage();
    expect([alone.mayTell(failed('57P01')), alone.mayTell(failed('57P01'))]).toEqual([true, true]);
  });
});
