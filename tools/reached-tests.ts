import { globSync, readFileSync } from 'node:fs';
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

/**
 * Whether a test reads files such as this one and looks at what they say: it names the file, or all that end as it does.
 * Sources are imported far more often than read, so of those only patterns count.
 */
export function isReader(text: string, file: string): boolean {
  if (!/from '(?:node:fs(?:\/promises)?|tinyglobby)'/.test(text)) return false;
  const code = text.replace(/^(?:import|export)\s[^;]*;$/gm, '');
  const name = path.posix.basename(file);
  const ending = /\.[a-z]+$/.exec(name)?.[0].slice(1);
  const all = new RegExp(`\\*\\.(?:${ending}\\b|\\{[^}]*\\b${ending}\\b)|'\\.${ending}'|\\\\\\.${ending}\\$`);
  const asText = new RegExp(`\\.${ending}\\b`);
  if (ending === undefined) return code.includes(name);
  return /^(?:[mc]?ts|tsx|mjs)$/.test(ending) ? all.test(code) : asText.test(code);
}

if (import.meta.main) {
  const changed = process.argv.slice(2);
  const all = globSync('{shared,server,tools,tests,web}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    UNIT_TEST.test(file),
  );
  const readers = () =>
    all.filter((test) => {
      const text = readFileSync(path.join(root, test), 'utf8');
      return changed.some((file) => isReader(text, file));
    });
  const tests = changed.some((file) => ABOUT_ALL.test(file))
    ? all
    : new Set([...reachedTests(changed, readAllImports(root)), ...readers()]);
  for (const file of tests) console.log(file);
}
