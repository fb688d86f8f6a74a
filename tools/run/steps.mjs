import { mkdirSync, rmSync } from 'node:fs';
import { isInterrupted } from './child.mjs';
import { inProject } from './paths.mjs';
import { countStep } from './test-counts.mjs';

/** Where the JSON reports of test steps go; not below test-results/, which Playwright empties. */
export const reportPath = (name) => inProject('.cache', 'reports', `${name.replaceAll(/\W+/g, '-')}.json`);

/**
 * Runs named steps in order and stops at the first that fails. A step is `{ name, run }` and resolves to an exit code; one
 * with `counted` has left a JSON report at `reportPath(name)`. The last line says `N passed, N failed` if any is counted.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  let exitCode = 0;
  mkdirSync(inProject('.cache', 'reports'), { recursive: true });
  for (const step of steps) {
    const report = step.counted ? reportPath(step.name) : undefined;
    if (report) rmSync(report, { force: true });
    console.log(`\n── ${step.name}`);
    const start = Date.now();
    exitCode = await step.run();
    const counts = countStep(report, exitCode);
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(
      `── ${step.name}: ${exitCode === 0 ? 'ok' : `failed (exit code ${exitCode})`} in ${seconds(start)}`,
    );
    if (exitCode !== 0 || isInterrupted()) break;
  }
  if (steps.some((step) => step.counted)) console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}

const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
