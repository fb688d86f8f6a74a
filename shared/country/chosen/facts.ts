import { chosen } from '../choose.ts';
import type { CountryFacts } from '../country-set.ts';
import * as kh from '../kh/facts.ts';
import * as la from '../la/facts.ts';

// In pages the country's own file stands in place of this one (tools/build/one-country.ts).
export const {
  COUNTRY_CODE,
  COUNTRY_NAME,
  COUNTRY_NAME_KH,
  STATE,
  CALLING_CODE,
  NATIONAL_DIGITS,
  NUMBER_PLAN,
  CURRENCY,
  TIME_ZONE,
  TIME_ZONE_OFFSET_MINUTES,
  TIME_ZONE_OFFSET,
  TIME_ZONE_CITY,
  COUNTRY_WORDS,
  SAMPLE_PROVINCE,
  OWN_INTERESTS,
  SAMPLE_CONTACT,
} = chosen<CountryFacts>({ kh, la });
