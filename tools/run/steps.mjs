import { mkdirSync, rmSync } from 'node:fs';
import { isInterrupted } from './child.mjs';
import { lastWords } from './failures.mjs';
import { outputPath, reportPath, reports } from './paths.mjs';
import { Refusal } from './refusal.mjs';
import { countStep } from './test-counts.mjs';
import { watchMachine } from './watch-machine.mjs';

/**
 * Runs named steps in order and stops at the first that fails; with `goOn`, as on CI, it runs the others too, so that one
 * unformatted file does not hide the rest. Neighbours marked `beside` run at once: they wait for the network, or use one core for most of their time. A step
 * is `{ name, run }` and resolves to an exit code; one with `counted` has left a JSON report at `reportPath(name)`; one
 * that `needs` others by their names waits for them, and is left out when one failed; each is told which failed before it.
 * The last line says `N passed, N failed` if any is counted; above it stands once more what failed, since a log of
 * thousands of tests is often read from its end, or kept no further back.
 */
export async function runSteps(steps, { goOn = Boolean(process.env.CI) } = {}) {
  const total = { passed: 0, failed: 0 };
  const failed = new Map();
  const leftOut = new Set();
  const words = [];
  mkdirSync(reports, { recursive: true });

  const runOne = async (step) => {
    const missing = needsOf(step).find((name) => failed.has(name) || leftOut.has(name));
    if (missing) {
      console.log(`\n── ${step.name}: left out, it needs ${missing}`);
      leftOut.add(step.name);
      return;
    }
    const report = step.counted ? reportPath(step.name) : undefined;
    for (const old of [reportPath(step.name), outputPath(step.name)]) rmSync(old, { force: true });
    if (step.counted || !step.beside) console.log(`\n── ${step.name}`);
    const start = Date.now();
    const endWatch = watchMachine();
    const exitCode = await codeOf(step, failed);
    const held = endWatch();
    const counts = countStep(report, exitCode);
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(
      `── ${step.name}: ${exitCode === 0 ? 'ok' : `failed (exit code ${exitCode})`} in ${seconds(start)}${held && `; ${held}`}`,
    );
    if (exitCode === 0) return;
    failed.set(step.name, exitCode);
    words.push(lastWords(step.name, report, outputPath(step.name)));
  };

  for (const group of groupsOf(steps)) {
    const ends = new Map();
    for (const step of group) {
      const before = needsOf(step).map((name) => ends.get(name));
      ends.set(
        step.name,
        Promise.all(before).then(() => runOne(step)),
      );
    }
    await Promise.all(ends.values());
    if (isInterrupted() || (failed.size > 0 && !goOn)) break;
  }
  if (words.length > 0) console.log(`\n── Failed\n${words.join('\n\n')}`);
  if (steps.some((step) => step.counted)) console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return failed.values().next().value ?? 0;
}

const needsOf = ({ needs = [] }) => [needs].flat();

/** The step of this name and those it needs; all of them without a name. */
export function onlyStep(steps, name) {
  if (name === undefined) return steps;
  const wanted = steps.find((step) => step.name === name);
  if (!wanted) {
    throw new Refusal(`There is no step "${name}". There are: ${steps.map((step) => step.name).join(', ')}.`);
  }
  const needed = needsOf(wanted).flatMap((one) => onlyStep(steps, one));
  return steps.filter((step) => step === wanted || needed.includes(step));
}

/** Each step alone, but neighbours that run beside one another together. */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && last?.[0].beside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** What a step cannot do here is its failure, not that of the steps after it. */
async function codeOf(step, failed) {
  try {
    return await step.run(failed);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
}

const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
