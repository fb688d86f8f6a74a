import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file that asks for another, both by their path in the project. `later`: only once it runs; `type`: gone before it does. */
export interface Import {
  from: string;
  to: string;
  type: boolean;
  later: boolean;
}

const STATEMENT =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** What a source text asks for within the project; packages are left out. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].flatMap(([, type, first, later]) => {
    const name = first ?? later!;
    if (!/^[#.]/.test(name)) return [];
    const to = name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
    return [{ from, to, type: type !== undefined, later: later !== undefined }];
  });
}

/** All imports of the product's files in `root`; tests may reach everywhere. */
export function readImports(root: string): Import[] {
  return importsIn(
    root,
    '{shared,server,web}/**/*.{ts,tsx}',
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
}

/** What all files ask for that the tests may reach, and the tests themselves. */
export function readAllImports(root: string): Import[] {
  return importsIn(root, '{shared,server,web,tools,tests}/**/*.{ts,tsx,mjs,mts}', () => true);
}

function importsIn(root: string, files: string, counts: (file: string) => boolean): Import[] {
  return globSync(files, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(counts)
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')));
}
