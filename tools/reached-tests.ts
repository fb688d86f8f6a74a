import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, readAllImports } from './borders/read-imports.ts';

/** Prints the unit tests that the named files reach, a line each. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Whatever one of these says may change what any test does. */
const ABOUT_ALL = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tests\/setup\/.*)$/;
const UNIT_TEST = /(?<!\.(?:api|faults|deploy))\.test\.tsx?$/;

/** The unit tests among `files` and among all that asks for one of them, also round about; types are gone before anything runs. */
export function reachedTests(files: readonly string[], imports: readonly Import[]): string[] {
  const askers = new Map<string, string[]>();
  for (const { from, to, type } of imports) if (!type) askers.set(to, [...(askers.get(to) ?? []), from]);
  const reached = new Set(files);
  for (const file of reached) for (const asker of askers.get(file) ?? []) reached.add(asker);
  return [...reached].filter((file) => UNIT_TEST.test(file)).sort();
}

if (import.meta.main) {
  const changed = process.argv.slice(2);
  const tests = changed.some((file) => ABOUT_ALL.test(file))
    ? globSync('{shared,server,tools,tests,web}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
        UNIT_TEST.test(file),
      )
    : reachedTests(changed, readAllImports(root));
  for (const file of tests) console.log(file);
}
