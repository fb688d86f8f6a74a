import { chosen } from '../choose.ts';
import type { CountryProvinces } from '../country-set.ts';
import * as kh from '../kh/provinces.ts';
import * as la from '../la/provinces.ts';

// In pages the country's own file stands in place of this one (tools/build/one-country.ts).
export const { PROVINCES, CAPITAL_CODE } = chosen<CountryProvinces>({ kh, la });
