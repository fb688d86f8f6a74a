import { describe, expect, it } from 'vitest';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { ChangeBus, Subscriber } from '../../../changes/bus.ts';
import { createKeptCards } from './kept-cards.ts';

function setUp() {
  const subscribers: Subscriber[] = [];
  const bus = { connected: true, subscribe: (one: Subscriber) => void subscribers.push(one) };
  const change = (...tags: string[]) => subscribers.forEach((one) => void one(new Set(tags)));
  const names: Record<string, string> = { a: 'A', b: 'B', c: 'C' };
  const reads: string[][] = [];
  let held = Promise.resolve();
  const cards = createKeptCards(bus as unknown as ChangeBus, async (ids) => {
    reads.push([...ids]);
    const found = ids.flatMap((id) => (names[id] ? [{ id, name: names[id] } as StakeholderCard] : []));
    await held;
    return found;
  });
  const namesOf = async (...ids: string[]) => (await cards.of(ids)).map(({ name }) => name);
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { bus, change, names, reads, namesOf, hold };
}

describe('cards of the directory', () => {
  it('are read once, in whatever order they are asked for, and those that are not public are left out', async () => {
    const { namesOf, reads } = setUp();
    expect(await namesOf('a', 'b')).toEqual(['A', 'B']);
    expect(await namesOf('c', 'b', 'gone', 'a')).toEqual(['C', 'B', 'A']);
    expect(reads).toEqual([
      ['a', 'b'],
      ['c', 'gone'],
    ]);
  });

  it.each([
    ['its record', 'stakeholder:a', ['a']],
    ['a record nobody names', 'stakeholder', ['a', 'b']],
    ['a master list', 'taxonomy', ['a', 'b']],
    ['anything', '*', ['a', 'b']],
    ['another record', 'stakeholder:c', []],
    ['an event', 'event:a', []],
  ])('are read anew after a change of %s', async (_what, tag, again) => {
    const { namesOf, change, names, reads } = setUp();
    await namesOf('a', 'b');
    Object.assign(names, { a: 'New A', b: 'New B' });
    change(tag);
    const expected = [again.includes('a') ? 'New A' : 'A', again.includes('b') ? 'New B' : 'B'];
    expect(await namesOf('a', 'b')).toEqual(expected);
    expect(reads[1] ?? []).toEqual(again);
  });

  it('are not kept when something changed while they were read', async () => {
    const { namesOf, change, names, hold } = setUp();
    const release = hold();
    const old = namesOf('a');
    names.a = 'New A';
    change('stakeholder:a');
    release();
    await old;
    expect(await namesOf('a')).toEqual(['New A']);
  });

  it('are neither kept nor shown while changes may be missed', async () => {
    const { namesOf, bus, names } = setUp();
    await namesOf('a');
    bus.connected = false;
    names.a = 'New A';
    expect(await namesOf('a')).toEqual(['New A']);
  });
});
