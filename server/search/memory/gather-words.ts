import type { Postings } from './postings.ts';

/** Lets others go on when this has gone on for long. */
export type Breathe = () => Promise<void>;

const DOCUMENTS_AT_ONCE = 2_000;

/** The words of documents in the order in which they come, until all are there and they can be put the other way round. */
export class WordGathering {
  private held = new Uint32Array(1 << 16);
  private ends: number[] = [];
  private length = 0;
  readonly numbers: Map<string, number>;

  /** `numbers` of words: shared by those that gather the words of the same documents. */
  constructor(numbers: Map<string, number>) {
    this.numbers = numbers;
  }

  get size(): number {
    return this.length;
  }

  add(words: readonly string[]): void {
    if (this.length + words.length > this.held.length) {
      const grown = new Uint32Array((this.length + words.length) * 2);
      grown.set(this.held);
      this.held = grown;
    }
    for (const word of words) {
      let number = this.numbers.get(word);
      if (number === undefined) this.numbers.set(word, (number = this.numbers.size));
      this.held[this.length] = number;
      this.length += 1;
    }
    this.ends.push(this.length);
  }

  /** `order`: the documents as they are numbered from now on. `words`: all in their order. */
  async toPostings(words: readonly string[], order: readonly number[], breathe: Breathe): Promise<Postings> {
    const places = new Uint32Array(words.length);
    words.forEach((word, place) => {
      places[this.numbers.get(word)!] = place;
    });
    const starts = new Uint32Array(words.length + 1);
    for (let at = 0; at < this.length; at += 1) starts[places[this.held[at]!]! + 1]! += 1;
    for (let at = 0; at < words.length; at += 1) starts[at + 1]! += starts[at]!;
    const next = starts.slice();
    const documents = new Uint32Array(this.length);
    for (const [number, from] of order.entries()) {
      if (number % DOCUMENTS_AT_ONCE === 0) await breathe();
      for (let at = this.ends[from - 1] ?? 0; at < this.ends[from]!; at += 1) {
        const place = places[this.held[at]!]!;
        documents[next[place]!] = number;
        next[place]! += 1;
      }
    }
    return { words, starts, documents };
  }
}

/** All words in their order, those of one first letter at once. */
export async function inOrder(words: Iterable<string>, breathe: Breathe): Promise<string[]> {
  const byLetter = Map.groupBy(words, (word) => word[0] ?? '');
  const sorted: string[] = [];
  for (const letter of [...byLetter.keys()].sort()) {
    await breathe();
    for (const word of byLetter.get(letter)!.sort()) sorted.push(word);
  }
  return sorted;
}
