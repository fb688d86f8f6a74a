import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Prints which numbered requirements of `docs/requirements` have no test of their own, and which constants and rules that a
 * requirement asks for nothing of the product reads. Informs only: always ends with 0.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const REQUIREMENTS = 'docs/requirements';

/** How well a requirement is named, best first: only the first counts. */
export const NAMINGS = ['alone', 'beside others', 'by a suite or range'] as const;
export type Naming = (typeof NAMINGS)[number];

const RANGE = /\b(\d\.\d{3})(?:\s?[–-]\s?| to )(\d\.\d{3})\b/g;
const ID = /\b\d\.\d{3}\b/g;

/** The ids of a title: those written out, and those that only a range covers, `2.120–2.133` or `2.120 to 2.133`. */
export function idsIn(title: string): { written: string[]; inRange: string[] } {
  const inRange: string[] = [];
  for (const [, from, to] of title.matchAll(RANGE)) {
    if (to!.slice(0, 2) !== from!.slice(0, 2)) continue;
    for (let n = Number(from!.slice(2)); n <= Number(to!.slice(2)); n += 1)
      inRange.push(`${from!.slice(0, 2)}${String(n).padStart(3, '0')}`);
  }
  return { written: [...(title.replace(RANGE, '').match(ID) ?? [])], inRange };
}

/** `it('…`, `test.skipIf(x)('…` and, after a table with brackets of its own, `…])('…`. */
const TITLE =
  /\b(it|test|describe)((?:\.\w+)*)(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?)\3|[\])]\s*\)\(\s*(['"`])([\s\S]*?)\5\s*,/g;
const TABLE = /\b(it|test|describe)(?:\.\w+)*\.each\(/g;

/** Titles of all tests, suites and tables of them in a test file, and whether it is a suite's. */
export function titlesIn(source: string): { title: string; suite: boolean }[] {
  return [...source.matchAll(TITLE)].flatMap(({ index, 1: call, 2: more, 4: title, 6: ofTable }) => {
    if (call) return { title: title!, suite: call === 'describe' || more!.includes('describe') };
    const table = [...source.slice(0, index).matchAll(TABLE)].at(-1);
    return table ? { title: ofTable!, suite: table[1] === 'describe' } : [];
  });
}

/** Ids that are a cell of a table's row, `['9.004', 'TOAST_DURATION_MS', 5000]`: `it.each` puts them into titles. */
export function rowIdsIn(source: string): string[] {
  if (!/\b(?:it|test)\.each\(/.test(source)) return [];
  const cells = source.matchAll(/(?:[[,]|^)\s*'(\d\.\d{3}(?:, \d\.\d{3})*)',/gm);
  return [...cells].flatMap(([, ids]) => ids!.split(', '));
}

/** How each id of a test file is named. */
export function namingsIn(source: string): { id: string; naming: Naming }[] {
  const rows = rowIdsIn(source).map((id) => ({ id, naming: 'alone' as const }));
  const titled = titlesIn(source).flatMap(({ title, suite }) => {
    const { written, inRange } = idsIn(title);
    const alone = written.length === 1 && inRange.length === 0;
    const naming = suite ? 'by a suite or range' : alone ? 'alone' : 'beside others';
    return [
      ...written.map((id) => ({ id, naming }) as const),
      ...inRange.map((id) => ({ id, naming: 'by a suite or range' }) as const),
    ];
  });
  return [...rows, ...titled];
}

/** Constants and rules that requirements name at the end of their lines, with those requirements. */
export function promisesIn(requirements: string): { name: string; ids: string[] }[] {
  const ids = new Map<string, string[]>();
  for (const [, id, names] of requirements.matchAll(
    /^- (\d\.\d{3}|[BC]\.\d{1,2}) .*?((?:`[A-Za-z]\w*`(?:, )?)+)\.$/gm,
  ))
    for (const [, name] of names!.matchAll(/`(\w+)`/g)) ids.set(name!, [...(ids.get(name!) ?? []), id!]);
  return [...ids].map(([name, asked]) => ({ name, ids: asked }));
}

/** Requirements that a table of a decision says are struck, `| 9.008 … | struck: the reason |`. */
export function struckIn(decision: string): string[] {
  const rows = decision.matchAll(/^\|([^|]+)\| struck:/gm);
  return [...rows].flatMap(([, about]) => idsIn(about!).written);
}

/** A file of the product: its path, and what stands in it. */
export interface Source {
  name: string;
  text: string;
}
const bare = ({ text }: Source) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What a file imports, as `file.ts name`. */
const importsOf = (source: Source) =>
  [...bare(source).matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names, from]) =>
    names!.split(',').map((one) => `${path.basename(from!)} ${one.trim().split(' ')[0]}`),
  );

/** Those of a file that no code reads: imported by no other, and used nowhere in its own, comments aside. */
export function unreadIn(
  source: Source,
  product: readonly Source[],
  promises: ReturnType<typeof promisesIn>,
): { name: string; ids: string[] }[] {
  const imported = new Set(product.flatMap(importsOf));
  const own = bare(source);
  return promises.filter(
    ({ name }) =>
      new RegExp(`export (?:const|function) ${name}\\b`).test(own) &&
      !imported.has(`${path.basename(source.name)} ${name}`) &&
      own.split(new RegExp(`\\b${name}\\b`)).length < 3,
  );
}

function filesIn(folders: readonly string[], wanted: (name: string) => boolean): Source[] {
  return folders.flatMap((folder) => {
    const place = path.join(root, folder);
    if (!existsSync(place)) return [];
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(wanted);
    return names.map((name) => ({
      name: path.join(folder, name),
      text: readFileSync(path.join(place, name), 'utf8'),
    }));
  });
}
const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);
const isProduct = (name: string) => /\.tsx?$/.test(name) && !isTest(name) && !name.includes('testing/');

const requirements = () =>
  filesIn([REQUIREMENTS], (name) => name.endsWith('.md'))
    .map(({ text }) => text)
    .join('\n');

function printUnread(): void {
  const product = filesIn(['shared', 'server', 'web'], isProduct);
  const promising = product.filter(({ name }) => /^shared\/(?:constants\.ts|rules\/)/.test(name));
  const promises = promisesIn(requirements());
  for (const { name, ids } of promising.flatMap((source) => unreadIn(source, product, promises)))
    console.log(`${ids.join(', ')}  ${name} is read by nothing of the product`);
}

function printCoverage(): void {
  const wanted = [...requirements().matchAll(/^- (\d\.\d{3}) (.+)$/gm)];
  const best = new Map<string, number>();
  for (const { text } of filesIn(['shared', 'server', 'web', 'tests', 'tools'], isTest))
    for (const { id, naming } of namingsIn(text)) {
      const rank = NAMINGS.indexOf(naming);
      best.set(id, Math.min(best.get(id) ?? rank, rank));
    }
  const ofRank = (rank?: number) => wanted.filter(([, id]) => best.get(id!) === rank);
  const struck = filesIn(['docs/adr'], (name) => name.endsWith('.md')).flatMap(({ text }) => struckIn(text));
  for (const [, id, text] of ofRank())
    console.log(struck.includes(id!) ? `${id}  struck, docs/adr says why` : `${id}  ${text}`);
  for (const rank of [2, 1])
    console.log(
      `\nNamed only ${NAMINGS[rank]}: ${ofRank(rank)
        .map(([, id]) => id)
        .join(' ')}`,
    );
  console.log(`\n${ofRank(0).length} of ${wanted.length} requirements have a test that names them alone.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printUnread();
  printCoverage();
}
