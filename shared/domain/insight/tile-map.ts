import { TILE_HYPHENS, TILE_ROWS } from '../../country/chosen/tiles.ts';

/** A province's place, from 1. */
export interface Tile {
  code: string;
  column: number;
  row: number;
}

/**
 * The provinces as tiles, each about where it lies: five columns, north at the top. A drawing of our own, so that every
 * province is as easy to hit and to read as the largest.
 */
export const TILES: readonly Tile[] = TILE_ROWS.flatMap((codes, row) =>
  codes.flatMap((code, column) => (code ? [{ code, column: column + 1, row: row + 1 }] : [])),
);

/** The name of a province as a tile shows it: a long one has a hyphen where its line ends, and none where there is room. */
export function inTile(name: string): string {
  const parts = TILE_HYPHENS.find((one) => one.replace('-', '') === name);
  return parts?.replace('-', '\u00ad') ?? name;
}

/** Up to which part of the largest each step of darkness reaches: the capital has many times what the others have. */
const STEPS = [0.1, 0.25, 0.5, 1];

/** How dark a tile is: 0 for none, else 1 to 4. */
export function levelOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return STEPS.findIndex((part) => value <= part * most) + 1;
}
