import { describe, expect, it } from 'vitest';
import { type Answer, createAnswerCache } from '../http/answer-cache.ts';
import { type ChangeBus, EVERYTHING, type Subscriber } from './bus.ts';

function bus() {
  const subscribers: Subscriber[] = [];
  const changes = { subscribe: (one: Subscriber) => void subscribers.push(one) } as unknown as ChangeBus;
  const change = (...tags: string[]) => subscribers.forEach((one) => void one(new Set(tags)));
  return { changes, change };
}
const showing = (tags: string[], until = Number.POSITIVE_INFINITY) => ({ tags: new Set(tags), until });
const answer = (): Answer => ({ status: 200, headers: {}, body: Buffer.from('page') });

describe('answers kept for visitors', () => {
  it('are dropped when something they show changes, and only then', () => {
    const { changes, change } = bus();
    const cache = createAnswerCache(changes);
    cache.keep('a', answer(), showing(['stakeholder:1', 'stakeholder']), cache.generation);
    cache.keep('b', answer(), showing(['program']), cache.generation);
    change('stakeholder:1');
    expect([cache.get('a'), cache.get('b')?.status]).toEqual([undefined, 200]);
    change(EVERYTHING);
    expect(cache.size).toBe(0);
  });

  it('are not kept when something they show changed while they were made', () => {
    const { changes, change } = bus();
    const cache = createAnswerCache(changes);
    const since = cache.generation;
    change('stakeholder');
    cache.keep('stale', answer(), showing(['stakeholder']), since);
    cache.keep('fresh', answer(), showing(['program']), since);
    expect([cache.get('stale'), cache.get('fresh')?.status]).toEqual([undefined, 200]);
  });

  it('are not kept when more changed meanwhile than is remembered', () => {
    const { changes, change } = bus();
    const cache = createAnswerCache(changes);
    const since = cache.generation;
    for (let i = 0; i < 600; i += 1) change(`event:${i}`);
    cache.keep('old', answer(), showing(['program']), since);
    expect(cache.get('old')).toBeUndefined();
  });

  it('are not kept beyond the moment at which they stop being true by themselves', async () => {
    const cache = createAnswerCache(bus().changes);
    cache.keep('soon', answer(), showing(['program'], Date.now() + 600), cache.generation);
    cache.keep('over', answer(), showing(['program'], Date.now() - 1), cache.generation);
    expect([cache.get('soon')?.status, cache.get('over')]).toEqual([200, undefined]);
    await new Promise((resolve) => setTimeout(resolve, 650));
    expect(cache.get('soon')).toBeUndefined();
  });
});
