/**
 * The provinces as tiles, each about where it lies: five columns, north at the top. A drawing of our own, so that every
 * province is as easy to hit and to read as the largest.
 */
const ROWS: readonly (readonly (string | null)[])[] = [
  [null, '22', '13', '19', '16'],
  ['01', '17', '06', '10', '11'],
  ['24', '02', '04', '03', '25'],
  ['15', '05', '12', '08', '14'],
  ['09', '07', '21', null, '20'],
  ['18', '23', null, null, null],
];

/** A province's place, from 1. */
export interface Tile {
  code: string;
  column: number;
  row: number;
}

export const TILES: readonly Tile[] = ROWS.flatMap((codes, row) =>
  codes.flatMap((code, column) => (code ? [{ code, column: column + 1, row: row + 1 }] : [])),
);

/** Up to which part of the largest each step of darkness reaches: the capital has many times what the others have. */
const STEPS = [0.1, 0.25, 0.5, 1];

/** How dark a tile is: 0 for none, else 1 to 4. */
export function levelOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return STEPS.findIndex((part) => value <= part * most) + 1;
}
