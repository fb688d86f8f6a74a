import type { CachedRow } from './cached.ts';
import type { IdleRow } from './idle.ts';
import { table } from './markdown-table.ts';
import type { MemoryRow } from './memory.ts';
import type { Question, UncachedRow } from './uncached.ts';

export interface Results {
  cached: CachedRow[];
  uncached: UncachedRow[];
  memory: MemoryRow[];
  starts: { organisations: number; start_ms: number }[];
  idle: IdleRow[];
}

/** A budget of the architecture, what was measured, and whether it holds. */
export interface Verdict {
  budget: string;
  measured: string;
  holds: boolean;
}

const CACHED_LEAST = 0.4;
const LARGE_AT_MOST = 2;
const SEARCH_P95_MS = 20;
const LISTS_AT_MOST = 3;
const START_MS = 5_000;
const IDLE_TRANSACTIONS = 1;
const IDLE_CPU_MS = 2;
/** Two looks at the same memory differ by this much. */
const FLAT_AT_MOST = 1.1;

const QUESTIONS: Readonly<Record<Question, string>> = {
  list: 'Directory list (JSON)',
  record: 'One record (JSON)',
  search: 'Search (JSON)',
  page: 'Directory (page)',
  programs: 'Programs (JSON)',
  events: 'Events (JSON)',
  posts: 'Posts of the library (JSON)',
  program_list: 'Programs (page, signed in)',
  program: 'One program (page, signed in)',
  event_list: 'Events (page, signed in)',
  library: 'Posts of the library (page, signed in)',
  insights: 'Insights (page, signed in)',
  open_data: 'Open data (page, signed in)',
  network: 'Ecosystem and its network (page, signed in)',
  own_profile: 'A profile of one’s own (page)',
  inbox: 'Inbox of 200 threads (page)',
  queue: 'Queue of the desk (page)',
};
const LISTS: readonly Question[] = ['programs', 'events', 'posts'];

/** The tables, in Markdown, which also reads well on a terminal. */
export function report(results: Results): string {
  return [
    '### Budgets',
    table(
      ['Budget', 'Measured', 'Holds'],
      verdicts(results).map(({ budget, measured, holds }) => [budget, measured, holds ? 'yes' : '**no**']),
    ),
    '### From the cache, against a bare Fastify that sends the same bytes',
    table(
      [
        'Answer',
        'Encoding',
        'Bytes',
        'Site /s',
        'Bare /s',
        'Ratio /s',
        'Site CPU ms',
        'Bare CPU ms',
        'Ratio CPU',
      ],
      results.cached.map((row) => [
        row.name,
        row.encoding,
        count(row.bytes),
        count(row.site.per_second),
        count(row.bare.per_second),
        row.throughput_ratio.toFixed(2),
        row.site.cpu_ms.toFixed(3),
        row.bare.cpu_ms.toFixed(3),
        row.cpu_ratio.toFixed(2),
      ]),
    ),
    '### Not from the cache, by number of records, one caller',
    table(
      ['Question', 'Records', 'Asked', 'p50 ms', 'p95 ms', 'p50 ratio', 'p95 ratio'],
      results.uncached.map((row) => [
        QUESTIONS[row.question],
        count(row.records),
        count(row.asked),
        row.p50.toFixed(1),
        row.p95.toFixed(1),
        row.p50_ratio.toFixed(2),
        row.p95_ratio.toFixed(2),
      ]),
    ),
    '### Memory of one web node, garbage collected',
    table(
      ['Requests', 'Heap MB', 'Outside the heap MB', 'RSS MB', 'Heap and outside, ratio', 'RSS ratio'],
      results.memory.map((row) => [
        count(row.requests),
        megabytes(row.heap_used),
        megabytes(row.external),
        megabytes(row.rss),
        (inUse(row) / inUse(results.memory[0]!)).toFixed(2),
        (row.rss / results.memory[0]!.rss).toFixed(2),
      ]),
    ),
    '### Start of a web node, from its process to ready',
    table(
      ['Organisations', 'Seconds'],
      results.starts.map((row) => [count(row.organisations), (row.start_ms / 1000).toFixed(1)]),
    ),
    '### A node with its jobs that nobody asks anything',
    table(
      ['Organisations', 'CPU ms a second', 'Transactions a second'],
      results.idle.map((row) => [count(row.organisations), row.cpu.toFixed(1), row.transactions.toFixed(2)]),
    ),
  ].join('\n\n');
}

export function verdicts({ cached, uncached, memory, starts, idle }: Results): Verdict[] {
  const least = Math.min(...cached.map(({ throughput_ratio }) => throughput_ratio));
  const list = uncached.filter(({ question }) => question === 'list').at(-1);
  const search = uncached.filter(({ question }) => question === 'search').at(-1);
  const lists = LISTS.flatMap((list) => uncached.filter(({ question }) => question === list).at(-1) ?? []);
  const steepest = Math.max(...lists.map(({ p50_ratio }) => p50_ratio));
  const [before, after] = [memory[0], memory.at(-1)];
  const slowest = Math.max(...starts.map(({ start_ms }) => start_ms));
  const busiest = {
    transactions: Math.max(...idle.map(({ transactions }) => transactions)),
    cpu: Math.max(...idle.map(({ cpu }) => cpu)),
  };
  const found: (Verdict | undefined)[] = [
    cached.length > 0
      ? {
          budget: `Cached page and list: at least ${CACHED_LEAST} of a bare Fastify`,
          measured: `${least.toFixed(2)} (the lowest)`,
          holds: least >= CACHED_LEAST,
        }
      : undefined,
    list && {
      budget: `Directory list at ${count(list.records)}: within ${LARGE_AT_MOST} times its time at the smallest size`,
      measured: `${list.p50_ratio.toFixed(2)} (p50), ${list.p95_ratio.toFixed(2)} (p95)`,
      holds: list.p50_ratio <= LARGE_AT_MOST && list.p95_ratio <= LARGE_AT_MOST,
    },
    search && {
      budget: `Search at ${count(search.records)}: p95 under ${SEARCH_P95_MS} ms for one caller`,
      measured: `${search.p95.toFixed(1)} ms`,
      holds: search.p95 < SEARCH_P95_MS,
    },
    lists[0] && {
      budget: `Programs, events and posts at ${count(lists[0].records)}: within ${LISTS_AT_MOST} times their time at the smallest size`,
      measured: `${steepest.toFixed(2)} (p50, the steepest)`,
      holds: steepest <= LISTS_AT_MOST,
    },
    before &&
      after && {
        budget: `Memory flat over ${count(after.requests)} requests (within ${FLAT_AT_MOST} times)`,
        measured: (inUse(after) / inUse(before)).toFixed(2),
        holds: inUse(after) / inUse(before) <= FLAT_AT_MOST,
      },
    {
      budget: `Start under ${START_MS / 1000} s`,
      measured: `${(slowest / 1000).toFixed(1)} s (the slowest)`,
      holds: slowest < START_MS,
    },
    {
      budget: `Idle: at most ${IDLE_TRANSACTIONS} transaction and ${IDLE_CPU_MS} ms of a processor a second`,
      measured: `${busiest.transactions.toFixed(2)}, ${busiest.cpu.toFixed(1)} ms`,
      holds: busiest.transactions <= IDLE_TRANSACTIONS && busiest.cpu <= IDLE_CPU_MS,
    },
  ];
  return found.filter((verdict) => verdict !== undefined);
}

const inUse = ({ heap_used, external }: MemoryRow) => heap_used + external;
const count = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
