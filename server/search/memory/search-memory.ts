import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toReadings } from '#shared/khmer/tokens.ts';
import { type Bits, clearBit, hasBit, intersect, makeBits, setBit, unite } from '../../bits.ts';
import { SEARCH_KINDS } from '../kinds.ts';
import { COUNT_LIMIT, RESULTS_OF_GROUP, type TopResults } from '../top-results.ts';
import { type Condition, holds, readCondition } from './condition.ts';
import { type LatinWords, latinWordsOf } from './latin-words.ts';
import { nearnessOf, type TitleKey, type Wanted, wantedBy } from './nearness-of.ts';
import { countHolding, findHolding, type Postings } from './postings.ts';
import type { DocumentRow } from './read-documents.ts';

/** A document by its number; those of one kind stand together, the highest rank first, then by id. */
export interface Held extends TitleKey {
  kind: number;
  id: string;
  rank: number;
}

/** All documents as they were read at one moment. */
export interface Base {
  documents: readonly Held[];
  numbers: ReadonlyMap<string, readonly number[]>;
  /** Where the documents of each kind begin and end. */
  ranges: ReadonlyMap<number, readonly [from: number, to: number]>;
  titles: Postings;
  bodies: Postings;
  latin: LatinWords;
}

/** One that was written since; its words in their order. */
interface Late extends Held {
  titles: readonly string[];
  bodies: readonly string[];
}

interface Found extends Pick<Held, 'id' | 'rank'> {
  tier: number;
}

const NO_WORDS: LatinWords = { words: [], sizes: [], holding: new Map() };

const nearestFirst = (one: Found, other: Found) =>
  other.tier - one.tier || other.rank - one.rank || (one.id < other.id ? -1 : 1);

/** What can be found, in the memory of this process: all as they were read, those that were written since beside them. */
export class SearchMemory {
  private readonly base: Base;
  private readonly alive: Bits;
  private readonly late = new Map<string, readonly Late[]>();
  private lateLatin: LatinWords = NO_WORDS;

  constructor(base: Base) {
    this.base = base;
    const { length } = base.documents;
    this.alive = makeBits(Math.ceil(length / 32));
    for (let number = 0; number < length; number += 1) setBit(this.alive, number);
  }

  /** Latin words that stood, or stand, in what can be found. */
  get latin(): readonly LatinWords[] {
    return [this.base.latin, this.lateLatin];
  }

  /** How many records were written since. */
  get changed(): number {
    return this.late.size;
  }

  /** The documents of these records are what they are now: none where nothing of a record can be found any more. */
  replace(ids: readonly string[], rows: readonly DocumentRow[]): void {
    const written = Map.groupBy(rows, ({ id }) => id);
    for (const id of ids) {
      for (const number of this.base.numbers.get(id) ?? []) clearBit(this.alive, number);
      const late = (written.get(id) ?? []).map(({ tt, bt, ...held }) => ({
        ...held,
        titles: tt.split(' ').sort(),
        bodies: bt.split(' ').sort(),
      }));
      this.late.set(id, late);
    }
    this.lateLatin = latinWordsOf(
      new Set(this.all().flatMap(({ bodies }) => bodies.filter((word) => !this.isOfBase(word)))),
    );
  }

  /** As `topResults`, of all that fit instead of the first hundreds. */
  top(query: string, groups: readonly SearchGroup[], how: { anywhere?: boolean } = {}): TopResults {
    const wanted = wantedBy(query);
    const conditions = toReadings(query, how).map(({ condition }) => readCondition(condition));
    const results: TopResults = new Map();
    if (!wanted || conditions.length === 0) return results;
    const any: Condition = { any: conditions };
    const found = this.look(any, wanted);
    for (const group of groups) {
      const { best, count } = this.ofKind(SEARCH_KINDS[group], found, any, wanted);
      if (best.length === 0) continue;
      const ids = best.map(({ id }) => id);
      results.set(group, { ids, count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT });
    }
    return results;
  }

  /** Whether any document of these groups holds the words of a query as they were typed. */
  holdsWritten(query: string, groups: readonly SearchGroup[]): boolean {
    const begun = wantedBy(query)?.begun;
    if (!begun) return false;
    const kinds = groups.map((group) => SEARCH_KINDS[group]);
    if (this.all().some((one) => kinds.includes(one.kind) && holds(one.bodies, begun))) return true;
    const bits = this.holding(this.base.bodies, begun);
    return kinds.some((kind) => countIn(bits, this.base.ranges.get(kind), 1) > 0);
  }

  /** In how many titles and texts a word stands. */
  countOf(word: string): number {
    const condition = { word, isBegun: false };
    const { titles, bodies, documents } = this.base;
    let count = 0;
    for (const postings of [titles, bodies])
      count += countIn(this.holding(postings, condition), [0, documents.length], Number.POSITIVE_INFINITY);
    for (const one of this.all())
      count += Number(holds(one.titles, condition)) + Number(holds(one.bodies, condition));
    return count;
  }

  /** Whether a Latin word begins so. */
  hasBegun(beginning: string): boolean {
    const condition = { word: beginning, isBegun: true };
    return (
      this.holding(this.base.bodies, condition).some((word) => word !== 0) ||
      this.all().some((one) => holds(one.bodies, condition))
    );
  }

  private all(): readonly Late[] {
    return [...this.late.values()].flat();
  }

  private isOfBase(word: string): boolean {
    return countHolding(this.base.bodies, word) > 0;
  }

  private holding(postings: Postings, condition: Condition): Bits {
    const bits = findHolding(postings, condition, this.base.documents.length);
    intersect(bits, this.alive);
    return bits;
  }

  private look(any: Condition, wanted: Wanted) {
    const titles = this.holding(this.base.titles, any);
    const bodies = this.holding(this.base.bodies, any);
    unite(bodies, titles);
    const isAny = titles.some((word) => word !== 0);
    return {
      titles,
      bodies,
      begun: isAny ? this.holding(this.base.titles, wanted.begun) : titles,
      whole: isAny ? this.holding(this.base.titles, wanted.whole) : titles,
    };
  }

  private ofKind(
    kind: number,
    { titles, bodies, begun, whole }: ReturnType<SearchMemory['look']>,
    any: Condition,
    wanted: Wanted,
  ) {
    const { documents, ranges } = this.base;
    const range = ranges.get(kind);
    const best: Found[] = [];
    /** Documents come in the order of their rank: no more of one nearness are needed. */
    const seen: number[] = [];
    const take = (number: number, tier: number) => {
      seen[tier] = (seen[tier] ?? 0) + 1;
      if (seen[tier] > RESULTS_OF_GROUP) return;
      const { id, rank } = documents[number]!;
      best.push({ id, rank, tier });
    };
    for (const number of membersIn(titles, range))
      take(number, nearnessOf(documents[number]!, wanted, hasBit(begun, number), hasBit(whole, number)));
    if (best.length < RESULTS_OF_GROUP)
      for (const number of membersIn(bodies, range)) {
        if (hasBit(titles, number)) continue;
        take(number, 1);
        if (seen[1]! >= RESULTS_OF_GROUP) break;
      }
    let count = countIn(bodies, range, COUNT_LIMIT + 1);
    for (const one of this.all()) {
      if (one.kind !== kind || !holds(one.bodies, any)) continue;
      count += 1;
      const inTitle = holds(one.titles, any);
      const nearness = () =>
        nearnessOf(one, wanted, holds(one.titles, wanted.begun), holds(one.titles, wanted.whole));
      best.push({ id: one.id, rank: one.rank, tier: inTitle ? nearness() : 1 });
    }
    return { best: best.sort(nearestFirst).slice(0, RESULTS_OF_GROUP), count };
  }
}

/** The numbers of a range that are in a set, ascending. */
function* membersIn(bits: Bits, range: readonly [number, number] | undefined): Generator<number> {
  if (!range) return;
  const [from, to] = range;
  for (let word = from >>> 5; word << 5 < to; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const number = (word << 5) + 31 - Math.clz32(left & -left);
      if (number >= from && number < to) yield number;
    }
  }
}

/** How many they are, `most` at most. */
function countIn(bits: Bits, range: readonly [number, number] | undefined, most: number): number {
  let count = 0;
  for (const _ of membersIn(bits, range)) {
    count += 1;
    if (count >= most) break;
  }
  return count;
}
