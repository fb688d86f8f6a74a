import { setImmediate } from 'node:timers/promises';
import { type Breathe, inOrder, WordGathering } from './gather-words.ts';
import { latinWordsOf } from './latin-words.ts';
import type { DocumentRow } from './read-documents.ts';
import { type Base, type Held, SearchMemory } from './search-memory.ts';

/** How long the process works on it before others go on, and how many times that it rests in all. */
const AT_ONCE_MS = 8;

/** Lets others go on every few milliseconds. */
function breathing(): Breathe {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < AT_ONCE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Takes documents in as they come, and makes of them what can be searched. */
export function memoryBuilder() {
  const breathe = breathing();
  const numbers = new Map<string, number>();
  const titles = new WordGathering(numbers);
  const bodies = new WordGathering(numbers);
  const documents: Held[] = [];
  return {
    async take(rows: readonly DocumentRow[]): Promise<void> {
      for (const { tt, bt, ...held } of rows) {
        documents.push(held);
        titles.add(tt === '' ? [] : tt.split(' '));
        bodies.add(bt === '' ? [] : bt.split(' '));
        await breathe();
      }
    },
    async build(): Promise<SearchMemory> {
      const order = await byKindAndRank(documents, breathe);
      const words = await inOrder(numbers.keys(), breathe);
      const base: Base = {
        documents: order.map((at) => documents[at]!),
        ...placesOf(order.map((at) => documents[at]!)),
        titles: await titles.toPostings(words, order, breathe),
        bodies: await bodies.toPostings(words, order, breathe),
        latin: latinWordsOf(words),
      };
      return new SearchMemory(base);
    },
  };
}

/** Where the documents stand that come first, second, and so on. */
async function byKindAndRank(documents: readonly Held[], breathe: Breathe): Promise<number[]> {
  const order: number[] = [];
  const byKind = Map.groupBy(documents.keys(), (at) => documents[at]!.kind);
  for (const kind of [...byKind.keys()].sort((a, b) => a - b)) {
    await breathe();
    const sorted = byKind.get(kind)!.sort((a, b) => {
      const [one, other] = [documents[a]!, documents[b]!];
      return other.rank - one.rank || (one.id < other.id ? -1 : 1);
    });
    for (const at of sorted) order.push(at);
  }
  return order;
}

function placesOf(documents: readonly Held[]): Pick<Base, 'numbers' | 'ranges'> {
  const numbers = new Map<string, number[]>();
  const ranges = new Map<number, readonly [number, number]>();
  for (const [number, { id, kind }] of documents.entries()) {
    numbers.set(id, [...(numbers.get(id) ?? []), number]);
    ranges.set(kind, [ranges.get(kind)?.[0] ?? number, number + 1]);
  }
  return { numbers, ranges };
}
