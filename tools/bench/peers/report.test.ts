import { describe, expect, it } from 'vitest';
import { report } from './report.ts';

const cost = (per_second: number) => ({
  ...{ asked: 100, per_second, p50: 1000 / per_second, p95: 2000 / per_second },
  ...{ node_cpu: 1, postgres_cpu: 0.5 },
});
const quiet = { cpu: 1, transactions: 0.5, rss: 300 };
const results = {
  peer: 'Other 1.2.3, tuned',
  compared: { asked: 10, equal: 9, differences: ['Other {"page":1}: 3 instead of 4'] },
  questions: [
    { question: 'list', callers: 1, ours: cost(500), theirs: cost(50) },
    { question: 'record', callers: 20, ours: cost(80), theirs: cost(160) },
  ],
  quiet: { ours: quiet, theirs: quiet },
  start_ms: { ours: 2_500, theirs: 5_000 },
};

describe('the comparison with what a team would take instead', () => {
  const text = report([results]);

  it('says how many times better ours is, and in bold where the peer is ahead', () => {
    expect(text).toContain('| 10.0 ');
    expect(text).toContain('**0.50**');
  });

  it('names what was not equal', () => {
    expect(text).toContain('9 of 10 lists and records said the same.\n- Other {"page":1}: 3 instead of 4');
  });
});
