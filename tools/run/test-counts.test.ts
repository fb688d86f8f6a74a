import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countStep, countTests } from './test-counts.mjs';

const vitest = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1 };
const playwright = { stats: { expected: 7, flaky: 1, unexpected: 3, skipped: 2 } };

function written(report: object): string {
  const directory = mkdtempSync(join(tmpdir(), 'phum-counts-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'report.json'), JSON.stringify(report));
  return join(directory, 'report.json');
}

describe('countTests', () => {
  it('reads both reporters', () => {
    expect(countTests(vitest)).toEqual({ passed: 12, failed: 2 });
    expect(countTests(playwright)).toEqual({ passed: 8, failed: 3 });
    expect(countTests(undefined)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('countStep', () => {
  it('counts what the report says', () => {
    expect(countStep(written(vitest), 1)).toEqual({ passed: 12, failed: 2 });
    expect(countStep(written({ ...vitest, numFailedTests: 0 }), 0)).toEqual({ passed: 12, failed: 0 });
  });

  it('never claims success for a step that failed', () => {
    expect(countStep(written({ ...vitest, numFailedTests: 0 }), 1)).toEqual({ passed: 12, failed: 1 });
    expect(countStep('/nowhere/report.json', 139)).toEqual({ passed: 0, failed: 1 });
    expect(countStep(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
