import type { KramaCategory } from './patterns.ts';
import type { Band } from './sett.ts';

/** One repeat of a weave: rows of cells, true where the warp lies on top. */
export type Weave = readonly (readonly boolean[])[];

const grid = (width: number, height: number, warpOnTop: (x: number, y: number) => boolean): Weave =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => warpOnTop(x, y)));
const mod = (a: number, n: number) => ((a % n) + n) % n;

const plain = grid(2, 2, (x, y) => (x + y) % 2 === 0);

/** The structure tells the category apart where the colour cannot be seen. */
export const WEAVES: Readonly<Record<KramaCategory, Weave>> = {
  startup: plain,
  // 2/2 twill
  mentor: grid(4, 4, (x, y) => mod(x - y, 4) < 2),
  // basket
  investor: grid(4, 4, (x, y) => ((x >> 1) + (y >> 1)) % 2 === 0),
  // herringbone
  eso: grid(8, 4, (x, y) => mod(x < 4 ? x - y : 7 - x - y, 4) < 2),
  // rib
  other: grid(2, 4, (x, y) => (x + (y >> 1)) % 2 === 0),
  neutral: plain,
};

/** One `<pattern>` per colour that is opaque only where the warp lies on top; ids are `${id}0`, `${id}1`, … */
export function patterns(id: string, weave: Weave, colours: readonly string[], thread: number): string {
  const width = (weave[0]?.length ?? 0) * thread;
  const height = weave.length * thread;
  const cells = weave
    .flatMap((row, y) =>
      row.map((on, x) => (on ? `M${x * thread} ${y * thread}h${thread}v${thread}h-${thread}z` : '')),
    )
    .join('');
  return colours
    .map(
      (colour, i) =>
        `<pattern id="${id}${i}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="${colour}" d="${cells}"/></pattern>`,
    )
    .join('');
}

/** One path per dye, in the order of the dyes. */
export function pathsByDye(
  bands: readonly Band[],
  rectangle: (band: Band) => string,
  fill: (dye: number) => string,
): string {
  const byDye: string[] = [];
  for (const band of bands) byDye[band[0]] = (byDye[band[0]] ?? '') + rectangle(band);
  return byDye.map((d, dye) => `<path fill="${fill(dye)}" d="${d}"/>`).join('');
}

/** The frame of every drawing: crisp, decorative, in whole pixels. */
export function svg(width: number, height: number, content: string, className = 'krama'): string {
  return `<svg class="${className}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" aria-hidden="true" focusable="false">${content}</svg>`;
}
