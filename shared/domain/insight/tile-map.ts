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

const LEVELS = 4;

/** How dark a tile is, 0 to 4: 0 for none, else the quarter of the largest that it reaches. */
export function levelOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return Math.max(1, Math.ceil((value / most) * LEVELS));
}
