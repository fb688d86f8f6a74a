import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownGood } from './run/known-good.mjs';

/**
 * Says which built scripts use what the oldest browsers that get them do not have (docs/browsers.md): words and methods of
 * the language by es-check, what else a browser brings by the list below, since no tool knows it.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** All browsers of the floor have the language of 2022, and these of 2023. */
const LANGUAGE = 'es2022';
const THERE_EARLIER = ['ArrayFindLast', 'ArrayFindLastIndex'];
/** A library asks whether it is there before it is used: js-base64, of what sends files in parts. */
const ASKED_FIRST = ['Uint8ArrayFromBase64'];

/** What came to one of them later, and what to do instead. */
const TOO_NEW: readonly [pattern: RegExp, name: string, instead: string][] = [
  [/\(\?<[=!]/, 'a pattern that looks behind', 'take what stands before into the match, or a function'],
  [
    /\bAbortSignal\.(?:any|timeout)\b/,
    'AbortSignal.any or .timeout',
    'withPatience (web/lib/with-patience.ts)',
  ],
  [/\b(?:Object|Map)\.groupBy\b/, 'groupBy', 'a loop over a Map'],
  [/\bnew Intl\.Segmenter\b/, 'Intl.Segmenter', 'segmenter (shared/khmer/segment.ts)'],
  [/\.(?:is|to)WellFormed\(/, 'toWellFormed', 'wellFormed (shared/format/well-formed.ts)'],
  [/\bPromise\.(?:withResolvers|try)\b/, 'Promise.withResolvers', 'new Promise'],
  [/\bArray\.fromAsync\b/, 'Array.fromAsync', 'a loop that awaits'],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|flatMap|reduce|take|drop)\(/,
    'a method of iterators',
    'the list of it: [...values]',
  ],
  [/\b(?:params|query|searchParams)\.size\b/i, 'URLSearchParams.size', 'withQuery (web/lib/with-query.ts)'],
];

/** What is too new in a script, in words. */
export const tooNewIn = (code: string): string[] =>
  TOO_NEW.filter(([pattern]) => pattern.test(code)).map(([, name, instead]) => `${name}: take ${instead}`);

/** What es-check finds in these files, in words; empty where nothing is. */
function languageFaults(files: readonly string[]): string {
  const program = path.join(root, 'node_modules', '.bin', 'es-check');
  const options = [
    '--module',
    '--checkFeatures',
    '--noColor',
    '--ignore',
    [...THERE_EARLIER, ...ASKED_FIRST].join(','),
  ];
  const { status, stdout, stderr } = spawnSync(program, [LANGUAGE, ...files, ...options], {
    encoding: 'utf8',
  });
  if (status === 0) return '';
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => /erroring file|error: /.test(line));
  return said.map((line) => line.trim()).join('\n') || `es-check ended with ${status}`;
}

/** What is wrong with built scripts, a line each. */
export function checkFloor(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const own = files.flatMap((file) =>
    tooNewIn(read(file)).map((what) => `${path.relative(root, file)}: ${what}`),
  );
  return [...own, ...languageFaults(files).split('\n').filter(Boolean)];
}

if (import.meta.main) {
  const files = globSync(['build/client/assets/*.js', 'build/client/sw.js'], { cwd: root });
  const good = knownGood('browser-floor', ['tools/check-browser-floor.ts', 'package-lock.json']);
  const left = good.left(files).map((file) => path.join(root, file));
  const faults = left.length > 0 ? checkFloor(left) : [];
  if (faults.length === 0) good.keep();
  for (const fault of faults) console.error(fault);
  if (files.length === 0) console.error('There is no build: npm test builds it.');
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
}
