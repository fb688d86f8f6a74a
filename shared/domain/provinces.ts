import * as chosen from '../country/chosen/provinces.ts';
import type { Province } from '../country/country-set.ts';

/** The provinces and the capital, in the order of their codes. */
export const PROVINCES: readonly Province[] = chosen.PROVINCES;

/** Code of the capital, written រាជធានី where provinces are ខេត្ត. */
export const CAPITAL_CODE: string = chosen.CAPITAL_CODE;

export function isProvinceCode(code: string): boolean {
  return PROVINCES.some((province) => province.code === code);
}

export function findProvince(code: string | null | undefined): Province | null {
  return PROVINCES.find((province) => province.code === code) ?? null;
}
