import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const TESTS = 10;
const LINES = 15;
const WIDTH = 300;
/** What Vitest's report holds in place of a time that ran out. */
const NAMELESS = /^Error: STACK_TRACE_ERROR/gm;

/** The failed tests of a report of Vitest's or Playwright's JSON reporter: `{ name, message }` each, files that could not run included. */
export function failedTests(report) {
  return report?.testResults
    ? report.testResults.flatMap(ofVitest)
    : (report?.suites ?? []).flatMap(ofPlaywright);
}

/**
 * What a failed step ended with, in few enough lines to stand below everything else: its failed tests, or without a report of
 * tests the end of what it said. Paths of the JSON report and of the kept output; either may be missing.
 */
export function lastWords(name, reportPath, outputPath) {
  if (reportPath && existsSync(reportPath)) {
    const tests = failedTests(JSON.parse(readFileSync(reportPath, 'utf8')));
    const shown = tests
      .slice(0, TESTS)
      .map(({ name: test, message }) => `✗ ${test}\n${shortened(message, 'start')}`);
    const more = tests.length > TESTS ? [`… and ${tests.length - TESTS} more`] : [];
    if (tests.length > 0) return [`${name}:`, ...shown, ...more].join('\n');
  }
  const said = outputPath && existsSync(outputPath) ? readFileSync(outputPath, 'utf8').trim() : '';
  return said ? `${name}:\n${shortened(said, 'end')}` : name;
}

function ofVitest({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ name: file, message }];
  return failed.map((test) => ({
    name: `${file} › ${test.fullName}`,
    message: test.failureMessages
      .join('\n')
      .replace(NAMELESS, 'It took longer than a test may; the machine may be busy.'),
  }));
}

function ofPlaywright({ suites = [], specs = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: (results.at(-1)?.errors ?? []).map((error) => error.message).join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap(ofPlaywright)];
}

function shortened(text, from) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => `  ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`);
  return (from === 'start' ? lines.slice(0, LINES) : lines.slice(-LINES)).join('\n');
}
