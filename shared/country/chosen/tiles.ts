import { chosen } from '../choose.ts';
import type { CountryTiles } from '../country-set.ts';
import * as kh from '../kh/tiles.ts';
import * as la from '../la/tiles.ts';

// In pages the country's own file stands in place of this one (tools/build/one-country.ts).
export const { TILE_ROWS, TILE_HYPHENS } = chosen<CountryTiles>({ kh, la });
