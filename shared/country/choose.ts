/** The countries that there is a folder of master data for, by the setting COUNTRY. */
export const COUNTRIES = ['kh', 'la'] as const;
export type CountryKey = (typeof COUNTRIES)[number];
export const DEFAULT_COUNTRY: CountryKey = 'kh';

const { process } = globalThis as {
  process?: { env: Readonly<Record<string, string | undefined>> };
};

/**
 * Whose master data this process has, by its environment as it began: modules read it once. What is no country is refused with
 * all other settings (server/config.ts). Pages have that of their build (tools/build/one-country.ts).
 */
export const COUNTRY: CountryKey =
  COUNTRIES.find((country) => country === process?.env.COUNTRY) ?? DEFAULT_COUNTRY;

/** Of what each country says, what the chosen one does. */
export const chosen = <T>(sets: Readonly<Record<CountryKey, T>>): T => sets[COUNTRY];

/** Beside the built pages: the country they were built for. */
export const COUNTRY_FILE = 'country.txt';
