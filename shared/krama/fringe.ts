import { svg } from './weave.ts';

export interface FringeOptions {
  /** Threads that stand at full height, for example days left. */
  left: number;
  total?: number;
  /** CSS px, even. */
  height?: number;
  on?: string;
  off?: string;
}

const THREAD = 2;
const PITCH = 4;

/** One thread per unit: what is left at full height, the rest at half height. SVG string. */
export function fringe({
  left,
  total = 30,
  height = 16,
  on = '#c2410c',
  off = '#d8cbb6',
}: FringeOptions): string {
  let out = '';
  for (let i = 0; i < total; i += 1) {
    const standing = i < left;
    const length = standing ? height : height / 2;
    out += `<path fill="${standing ? on : off}" d="M${i * PITCH} ${height - length}h${THREAD}v${length}h-${THREAD}z"/>`;
  }
  return svg(total * PITCH - THREAD, height, out, 'fringe');
}
