import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { installedBin } from './run/paths.mjs';

/** Writes what the journeys of all engines came to into docs/browsers.md: `node tools/write-browser-matrix.ts <report>`. */
const FILE = 'docs/browsers.md';
const PLACE = /(<!-- matrix: begin -->\n)[\s\S]*?(<!-- matrix: end -->)/;

interface Spec {
  title: string;
  tests: { status: string; annotations: { type: string; description?: string }[] }[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}
export interface Report {
  suites: Suite[];
  stats: { startTime: string };
}

const MARKS: Record<string, string> = { expected: 'yes', flaky: 'at the second try', skipped: 'not tried' };

/** Engines with their languages are columns, journeys are lines. */
export function matrixOf({ suites, stats }: Report): string {
  const described = suites.flatMap((file) => file.suites ?? []).filter(({ title }) => title.includes(' · '));
  const columns = described.map(({ title, specs = [] }) => {
    const tests = specs.flatMap((spec) => spec.tests);
    const version = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'version');
    const [engine = '', language = ''] = title.split(' · ');
    const head = [engine, version?.description, language].filter(Boolean).join(' ');
    const of = (journey: string) =>
      specs.find((spec) => spec.title === journey)?.tests[0]?.status ?? 'skipped';
    return { head, of };
  });
  const journeys = [...new Set(described.flatMap(({ specs = [] }) => specs.map(({ title }) => title)))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `On ${stats.startTime.slice(0, 10)}:`,
    '',
    line(['journey', ...columns.map(({ head }) => head)]),
    line(['---', ...columns.map(() => '---')]),
    ...journeys.map((journey) => line([journey, ...columns.map(({ of }) => MARKS[of(journey)] ?? 'no')])),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Report;
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    text.replace(PLACE, (_all, begin: string, end: string) => `${begin}\n${matrixOf(report)}\n${end}`),
  );
  spawnSync(installedBin('biome'), ['format', '--write', FILE]);
}
