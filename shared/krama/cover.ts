import { DARK, DYED, type KramaCategory, LIGHT, PATTERNS, type PatternIndex, SOFT } from './patterns.ts';
import { drawingId, hash, randomFrom } from './seed.ts';
import { type Band, lay, mirror, SCALES, SETTS, type Stripe, scarfEnd, threadsOf } from './sett.ts';
import { pathsByDye, patterns, svg, WEAVES } from './weave.ts';

export interface CoverOptions {
  /** The id of the record. */
  seed: string;
  category?: KramaCategory;
  /** CSS px; the drawing is rounded up to whole threads and cropped by its frame, never scaled. */
  width?: number;
  height?: number;
  /** CSS px of one thread: 2 up to 72 px swatches, 3 in cards, 4 in headers, 5 in lead cards and share cards. */
  thread?: number;
  /** The end of the scarf; most patterns have one. */
  border?: boolean;
  /** The thread at which the border starts, instead of a drawn one. */
  borderAt?: number;
  /** A given pattern instead of a drawn one. */
  pattern?: PatternIndex;
  /** Share of dark patterns, at most 0.25; what is taken away becomes soft. */
  darkShare?: number;
  /** Makes the pattern ids of this instance its own, for two equal drawings of which one is hidden. */
  scope?: string;
}

/** The share of dark patterns on the site: lists show many records at once. One value, so that a record keeps its pattern. */
export const RECORD_DARK_SHARE = 0.14;

/** Below this size the scale is capped so that at least two bands show in both directions. */
const SMALL = 64;

function drawPattern(pick: number, darkShare: number): PatternIndex {
  if (pick < 0.3) return LIGHT;
  if (pick < 0.3 + darkShare) return DARK;
  if (pick < 0.55) return SOFT;
  return pick < 0.67 ? DYED : SOFT;
}

function capScale(scale: number, width: number, height: number, threads: number): number {
  if (Math.min(width, height) >= SMALL) return scale;
  return Math.min(scale, Math.max(4, Math.floor(threads / 4) * 2));
}

function withScarfEnd(
  warp: Band[],
  sett: readonly Stripe[],
  scale: number,
  from: number,
  cols: number,
): Band[] {
  const end = mirror(scarfEnd(Math.max(4, scale / 2)));
  const length = Math.min(threadsOf(end), cols - from);
  const move = (bands: Band[], by: number): Band[] => bands.map(([dye, at, n]) => [dye, at + by, n]);
  return [
    ...warp.filter(([, at]) => at < from).map(([dye, at, n]): Band => [dye, at, Math.min(n, from - at)]),
    ...move(lay(end, 0, length), from),
    ...move(lay(sett, 0, Math.max(0, cols - from - length)), from + length),
  ];
}

/** The pattern of a record as an SVG string; the same for the same options on every machine (design section 3). */
export function cover(options: CoverOptions): string {
  const { seed, category = 'neutral', width = 480, height = 240, thread: t = 3, border = true } = options;
  const draw = randomFrom(hash(seed));
  const drawn = drawPattern(draw(), Math.min(0.25, options.darkShare ?? 0.25));
  const pattern = options.pattern ?? drawn;
  const cols = Math.ceil(width / t);
  const rows = Math.ceil(height / t);
  const scale = capScale(
    SCALES[Math.floor(draw() * SCALES.length)] as number,
    width,
    height,
    Math.min(cols, rows),
  );
  const sett = mirror((SETTS[Math.floor(draw() * SETTS.length)] as (typeof SETTS)[number])(scale));
  let warp = lay(sett, Math.floor(draw() * scale), cols);
  const weft = lay(sett, Math.floor(draw() * scale * 2), rows);
  if (border && draw() < 0.8) {
    const from = options.borderAt ?? 36 + Math.floor(draw() * 24);
    warp = withScarfEnd(warp, sett, scale, from, cols);
  }
  const dyes = PATTERNS[category][pattern];
  const id = drawingId(
    'k',
    seed,
    category,
    pattern,
    width,
    height,
    t,
    border,
    options.borderAt,
    options.scope,
  );
  const w = cols * t;
  const h = rows * t;
  const wefts = pathsByDye(
    weft,
    ([, at, n]) => `M0 ${at * t}h${w}v${n * t}H0z`,
    (dye) => dyes[dye] as string,
  );
  const warps = pathsByDye(
    warp,
    ([, at, n]) => `M${at * t} 0h${n * t}v${h}h-${n * t}z`,
    (dye) => `url(#${id}${dye})`,
  );
  return svg(w, h, `<defs>${patterns(id, WEAVES[category], dyes, t)}</defs>${wefts}${warps}`);
}
