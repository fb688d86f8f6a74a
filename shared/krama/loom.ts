import { type KramaCategory, PATTERNS } from './patterns.ts';
import { hash, randomFrom } from './seed.ts';
import { svg } from './weave.ts';

export interface LoomOptions {
  seed?: string;
  category?: KramaCategory;
  /** CSS px. */
  width?: number;
  height?: number;
  thread?: number;
  /** Share of the rows that are woven. */
  done?: number;
}

const YARN = '#d8cbb6';
const PALE = '#e8dfd0';

/** The empty state: warp threads with only the first weft rows woven and a ragged end. SVG string. */
export function loom(options: LoomOptions = {}): string {
  const {
    seed = 'empty',
    category = 'neutral',
    width = 240,
    height = 144,
    thread: t = 3,
    done = 0.4,
  } = options;
  const draw = randomFrom(hash(seed));
  const [, , deep, accent] = PATTERNS[category][0];
  const cols = Math.floor(width / t);
  const rows = Math.floor(height / t);
  let out = '';
  for (let x = 0; x < cols; x += 2) {
    const length = (rows - Math.floor(draw() * 6)) * t;
    out += `<path fill="${(x >> 3) % 2 ? deep : YARN}" d="M${x * t} 0h${t}v${length}h-${t}z"/>`;
  }
  const woven = Math.floor(rows * done);
  for (let y = 4; y < 4 + woven; y += 1) {
    const colour = (y >> 3) % 2 ? deep : y % 16 < 2 ? accent : PALE;
    const end = y > woven ? cols - Math.floor(draw() * cols * 0.5) : cols;
    let cells = '';
    for (let x = 0; x < end; x += 1) if ((x + y) % 2) cells += `M${x * t} ${y * t}h${t}v${t}h-${t}z`;
    out += `<path fill="${colour}" d="${cells}"/>`;
  }
  return svg(cols * t, rows * t, out);
}
