import { existsSync, readFileSync } from 'node:fs';

/** Counts tests in a report of Vitest's or Playwright's JSON reporter: `{ passed, failed }`. */
export function countTests(report) {
  if (report && typeof report.numPassedTests === 'number') {
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * The counts of a finished step. A step that failed without a failing test (a crash, a check that is no test)
 * counts as one failure, so that the sum never claims success for a failed run.
 */
export function countStep(reportPath, exitCode) {
  const report =
    reportPath && existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined;
  const counts = countTests(report);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
