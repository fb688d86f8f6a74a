import { CALLING_CODE, COUNTRY_CODE } from '../../country/chosen/facts.ts';
import { type CallingCode, COMMON_CALLING_CODES } from '../../country/common-calling-codes.ts';

/** The own country first, then where members of the network call from most, by code. */
export const CALLING_CODES: readonly CallingCode[] = [
  { code: CALLING_CODE, region: COUNTRY_CODE },
  ...COMMON_CALLING_CODES.filter(({ code }) => code !== CALLING_CODE),
];

export function isCallingCode(code: string): boolean {
  return CALLING_CODES.some((known) => known.code === code);
}
