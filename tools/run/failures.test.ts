import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failedTests, lastWords } from './failures.mjs';
import { inProject } from './paths.mjs';

const vitest = {
  testResults: [
    {
      name: inProject('server/event.api.test.ts'),
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'events stand', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'events fall',
          failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m'],
        },
        {
          status: 'failed',
          fullName: 'events wait',
          failureMessages: ['Error: STACK_TRACE_ERROR\n    at task (vitest)'],
        },
      ],
    },
    { name: inProject('web/broken.test.ts'), message: 'SyntaxError: Unexpected token', assertionResults: [] },
  ],
};

const test = (status: string, ...errors: string[]) => ({
  projectName: 'km-phone',
  status,
  results: [{ errors: errors.map((message) => ({ message })) }],
});

const playwright = {
  suites: [
    {
      specs: [{ file: 'home.spec.ts', line: 7, title: 'is seen', tests: [test('expected')] }],
      suites: [
        {
          specs: [
            { file: 'home.spec.ts', line: 9, title: 'is heard', tests: [test('unexpected', 'Timeout')] },
          ],
        },
      ],
    },
  ],
};

function written(name: string, text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'phum-failures-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, name), text);
  return join(directory, name);
}

describe('failedTests', () => {
  it('reads both reporters, with files that could not run', () => {
    expect(failedTests(vitest).map(({ name }) => name)).toEqual([
      'server/event.api.test.ts › events fall',
      'server/event.api.test.ts › events wait',
      'web/broken.test.ts',
    ]);
    expect(failedTests(playwright)).toEqual([
      { name: '[km-phone] home.spec.ts:9 › is heard', message: 'Timeout' },
    ]);
    expect(failedTests(undefined)).toEqual([]);
  });
});

describe('lastWords', () => {
  it('names the failed tests and what they said, without colours', () => {
    expect(lastWords('API', written('report.json', JSON.stringify(vitest)))).toBe(
      'API:\n✗ server/event.api.test.ts › events fall\n  expected 2 to be 3\n✗ server/event.api.test.ts › events wait\n  It took longer than a test may; the machine may be busy.\n      at task (vitest)\n✗ web/broken.test.ts\n  SyntaxError: Unexpected token',
    );
  });

  it('says how many more there are', () => {
    const many = { testResults: Array.from({ length: 12 }, () => vitest.testResults[1]) };
    expect(lastWords('unit', written('report.json', JSON.stringify(many)))).toMatch(/… and 2 more$/);
  });

  it('ends with the end of what was said where no test failed, or with the name alone', () => {
    const said = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const words = lastWords('types', '/nowhere/report.json', written('types.txt', said));
    expect(words).toMatch(/^types:\n {2}line 25\n/);
    expect(words).toMatch(/line 39$/);
    expect(lastWords('browser', undefined, '/nowhere/browser.txt')).toBe('browser');
  });
});
