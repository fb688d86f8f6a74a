import type { Engine } from '#shared/domain/browser-fault.ts';

/** Every browser of an iPhone or iPad has the engine of the system, whose version is all that is told of it. */
const OF_SYSTEM = /\b(?:iPhone|iPad|iPod)\b.*\bOS (\d+)[_ ]/;

const ENGINES: readonly (readonly [pattern: RegExp, engine: Engine])[] = [
  [OF_SYSTEM, 'safari'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/, 'chromium'],
  [/\bFirefox\/(\d+)/, 'firefox'],
  [/\bVersion\/(\d+)\S* .*\bSafari\//, 'safari'],
];

/** None has come so far; a made-up one must not make a figure of its own. */
const HIGHEST = 400;

/** The engine that a User-Agent names, and its main version; 0 where it names none. */
export function engineOf(userAgent: string): { engine: Engine; version: number } {
  for (const [pattern, engine] of ENGINES) {
    const version = Number(pattern.exec(userAgent)?.[1] ?? Number.NaN);
    if (!Number.isNaN(version)) return { engine, version: version <= HIGHEST ? version : 0 };
  }
  return { engine: 'other', version: 0 };
}
