import { ACCENT, DEEP, type DyeIndex, GROUND, MAIN } from './patterns.ts';
import { drawingId, hash, randomFrom } from './seed.ts';
import { type Band, lay, type Stripe } from './sett.ts';
import { pathsByDye, patterns, svg, WEAVES } from './weave.ts';

export interface HeroOptions {
  seed?: string;
  /** CSS px. */
  width?: number;
  height?: number;
  thread?: number;
  /** Share of the width at which the pattern starts; left of it hang the loose yarns. */
  from?: number;
  /** Longest loose charcoal yarn, as a share of the width. */
  reach?: number;
  /** Longest loose yarn of any other colour. */
  far?: number;
  /** CSS px at the top that stay charcoal and without yarn, so that the bar is readable over them. */
  quiet?: number;
  /** Charcoal repeats above the white band. */
  weftLead?: number;
  scope?: string;
}

const DYES = ['#0b0b0c', '#f4eee4', '#2f2c29', '#f97316'] as const;
const CHARCOAL = DEEP;

const LETTERS: Readonly<Record<string, DyeIndex>> = { g: GROUND, m: MAIN, c: CHARCOAL, a: ACCENT };

/** Reads `a2 g12`: two threads of accent, twelve of ground. */
const stripes = (text: string): Stripe[] =>
  text.split(' ').map((part) => [LETTERS[part.charAt(0)] ?? GROUND, Number(part.slice(1))]);

const FIELD = stripes('c10 g10');
const BAND = stripes('g4 m2 g2 m10 g2 a2 g2 m10 g2 m2 g4');
const EDGE = stripes('a2 g2 a12 g2 a2 g2 m2 g2 a2 g2 a12 g2 a2');

const times = (sett: readonly Stripe[], n: number): Stripe[] => Array.from({ length: n }, () => sett).flat();

/** The home picture: a pattern being woven, its weft arriving as loose yarn from the left. SVG string. */
export function hero(options: HeroOptions = {}): string {
  const { seed = 'phum', width = 1536, height = 640, thread: t = 4, from = 0.56, reach = 0.3 } = options;
  const { far = reach, quiet = 104, weftLead = 5 } = options;
  const draw = randomFrom(hash(seed));
  const id = drawingId('h', seed, width, height, t, from, reach, far, quiet, weftLead, options.scope);
  const cols = Math.ceil(width / t);
  const rows = Math.ceil(height / t);
  const x0 = Math.round(cols * from);
  const quietRows = Math.round(quiet / t);
  const w = cols * t;
  const h = rows * t;

  const warp = lay([...times(FIELD, 3), ...EDGE, [GROUND, 10], ...times(FIELD, 40)], 0, cols - x0).map(
    ([dye, at, n]): Band => [dye, at + x0, n],
  );
  const weft = lay([...times(FIELD, weftLead), ...BAND, ...times(FIELD, 40)], 4, rows).map(
    ([dye, at, n]): Band => [at < quietRows && dye !== GROUND ? CHARCOAL : dye, at, n],
  );

  let woven = '';
  let loose = '';
  for (const [dye, at, n] of weft) {
    if (dye === GROUND) continue;
    woven += `<path fill="${DYES[dye]}" d="M${x0 * t} ${at * t}H${w}v${n * t}H${x0 * t}z"/>`;
    for (let y = at; y < at + n; y += 2) {
      const length = Math.round((0.08 + 0.92 * draw() ** 2.2) * (dye === CHARCOAL ? reach : far) * cols);
      if (y < quietRows) continue;
      const start = (x0 - length) * t;
      loose += `<path fill="${DYES[dye]}" d="M${start} ${y * t}H${x0 * t}v${t}H${start}z"/>`;
    }
  }

  const q = quietRows * t;
  const quietWarp = warp.map(([dye, at, n]): Band => [dye === GROUND ? GROUND : CHARCOAL, at, n]);
  const fill = (dye: number) => `url(#${id}${dye})`;
  const warps =
    pathsByDye(quietWarp, ([, at, n]) => `M${at * t} 0h${n * t}v${q}h-${n * t}z`, fill) +
    pathsByDye(warp, ([, at, n]) => `M${at * t} ${q}h${n * t}v${h - q}h-${n * t}z`, fill);
  return svg(
    w,
    h,
    `<defs>${patterns(id, WEAVES.startup, DYES, t)}</defs><g>${woven}</g>${warps}<g>${loose}</g>`,
  );
}
