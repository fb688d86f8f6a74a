export const TILE_ROWS: readonly (readonly (string | null)[])[] = [
  [null, '22', '13', '19', '16'],
  ['01', '17', '06', '10', '11'],
  ['24', '02', '04', '03', '25'],
  ['15', '05', '12', '08', '14'],
  ['09', '07', '21', null, '20'],
  ['18', '23', null, null, null],
];

export const TILE_HYPHENS: readonly string[] = [];
