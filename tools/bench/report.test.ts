import { describe, expect, it } from 'vitest';
import { between } from './performance-page.ts';
import { type Results, report, verdicts } from './report.ts';

const MB = 1024 * 1024;
const cachedRow = (throughput_ratio: number): Results['cached'][number] => ({
  name: 'home page',
  encoding: 'none',
  bytes: 66_000,
  site: { per_second: 4_000, cpu_ms: 0.2 },
  bare: { per_second: 8_000, cpu_ms: 0.1 },
  throughput_ratio,
  cpu_ratio: 0.5,
});
const uncachedRow = (
  question: 'list' | 'search' | 'events',
  records: number,
  p95: number,
  p50_ratio = 1,
): Results['uncached'][number] => ({
  question,
  records,
  asked: 300,
  p50: 2,
  p95,
  p50_ratio,
  p95_ratio: p95 / 10,
});
const memoryRow = (requests: number, heap: number): Results['memory'][number] => ({
  requests,
  heap_used: heap * MB,
  external: 10 * MB,
  rss: 200 * MB,
});
const good: Results = {
  cached: [cachedRow(0.5), cachedRow(0.4)],
  uncached: [
    uncachedRow('list', 1_000, 10),
    uncachedRow('list', 100_000, 19),
    uncachedRow('search', 1_000, 10),
    uncachedRow('search', 100_000, 19.9),
    uncachedRow('events', 1_000, 10),
    uncachedRow('events', 10_000, 30, 3),
  ],
  memory: [memoryRow(0, 90), memoryRow(100_000, 99)],
  starts: [{ organisations: 100_000, start_ms: 4_900 }],
  idle: [{ organisations: 1_000, cpu: 2, transactions: 1 }],
};

describe('verdicts', () => {
  it('hold when every budget is kept', () => {
    expect(verdicts(good).map(({ holds }) => holds)).toEqual(Array(7).fill(true));
  });

  it('are judged by the worst answer, the largest directory and the last look', () => {
    const bad: Results = {
      cached: [cachedRow(0.9), cachedRow(0.39)],
      uncached: [
        uncachedRow('list', 100_000, 21),
        uncachedRow('search', 100_000, 20),
        uncachedRow('events', 10_000, 30, 3.1),
      ],
      memory: [memoryRow(0, 90), memoryRow(50_000, 90), memoryRow(100_000, 101)],
      starts: [...good.starts, { organisations: 1_000, start_ms: 5_000 }],
      idle: [...good.idle, { organisations: 10_000, cpu: 2.1, transactions: 0.5 }],
    };
    expect(verdicts(bad).map(({ holds }) => holds)).toEqual(Array(7).fill(false));
  });
});

describe('report', () => {
  it('is Markdown with one line for each figure, as wide as its widest cell', () => {
    const text = report(good);
    expect(text).toContain('| Directory list (JSON) | 100,000');
    expect(text).toMatch(/\| 100,000 +\| 99\.0 +\| 10\.0 +\| 200\.0 +\| 1\.09 +\| 1\.00 +\|/);
    for (const table of text.split('\n\n').filter((part) => part.startsWith('|'))) {
      expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
    }
  });
});

describe('between', () => {
  const marks = 'before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter';

  it('replaces what stands between the marks and nothing else', () => {
    const once = between(marks, 'new');
    expect(once).toBe('before\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nafter');
    expect(between(once, 'new')).toBe(once);
  });

  it('refuses a page without marks', () => {
    expect(() => between('no marks', 'new')).toThrow('lost its marks');
  });
});
