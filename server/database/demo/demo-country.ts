import type { CountryKey } from '#shared/country/choose.ts';

/** The country that the demonstration is of: its places, names and numbers are real there and nowhere else. */
export const DEMO_COUNTRY: CountryKey = 'kh';
