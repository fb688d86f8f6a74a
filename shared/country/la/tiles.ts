export const TILE_ROWS: readonly (readonly (string | null)[])[] = [
  ['03', '02', null, null, null],
  ['05', '04', '06', '07', null],
  ['08', '10', '18', '09', null],
  [null, '01', '11', '12', null],
  [null, null, '13', '14', '15'],
  [null, null, null, '16', '17'],
];

export const TILE_HYPHENS: readonly string[] = ['Bolikham-xay', 'Kham-muane', 'Savanna-khet'];
