import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Prints which numbered requirements of the checklist no test title names yet. Informs only: always ends with 0.
 * The checklist is looked for beside the project, or at the path given as first argument.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const checklist = process.argv[2] ?? path.join(root, '../shared/checklist.md');

/** `2.044`, and the ranges `2.120–2.133` and `2.120 to 2.133`, as written in a title's brackets. */
export function idsIn(title: string): string[] {
  const ids: string[] = [];
  for (const [, from, to] of title.matchAll(/\b(\d\.\d{3})(?:(?:\s?[–-]\s?| to )(\d\.\d{3}))?/g)) {
    ids.push(from!);
    if (!to || to.slice(0, 2) !== from!.slice(0, 2)) continue;
    for (let n = Number(from!.slice(2)) + 1; n <= Number(to.slice(2)); n += 1)
      ids.push(`${from!.slice(0, 2)}${String(n).padStart(3, '0')}`);
  }
  return ids;
}

/** Titles of all `it(…)`, `test(…)` and `describe(…)` calls in a test file. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
    ([, , title]) => title!,
  );
}

/** Ids that are a cell of a table's row, `['9.004', 'TOAST_DURATION_MS', 5000]`: `it.each` puts them into titles. */
export function rowIdsIn(source: string): string[] {
  if (!/\b(?:it|test)\.each\(/.test(source)) return [];
  const rows = [...source.matchAll(/^\s*\[.*\],?$/gm)].flatMap(([row]) => [
    ...row.matchAll(/'(\d\.\d{3}(?:, \d\.\d{3})*)'/g),
  ]);
  return rows.flatMap(([, ids]) => idsIn(ids!));
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function main(): void {
  if (!existsSync(checklist)) {
    console.log(`No checklist at ${checklist}: nothing to compare.`);
    return;
  }
  const wanted = [...readFileSync(checklist, 'utf8').matchAll(/^- (\d\.\d{3}) (.+)$/gm)].map(
    ([, id, text]) => ({ id: id!, text: text! }),
  );
  const covered = new Set<string>();
  for (const folder of ['shared', 'server', 'web', 'tests', 'tools']) {
    for (const file of testFiles(path.join(root, folder))) {
      const source = readFileSync(file, 'utf8');
      for (const id of [...titlesIn(source).flatMap(idsIn), ...rowIdsIn(source)]) covered.add(id);
    }
  }
  const missing = wanted.filter(({ id }) => !covered.has(id));
  for (const { id, text } of missing) console.log(`${id}  ${text}`);
  console.log(
    `\n${wanted.length - missing.length} of ${wanted.length} requirements are named by a test; ${missing.length} are not.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
