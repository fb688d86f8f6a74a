import type en from './kh/en.json';

/**
 * What a country's folder says: the master data that the whole program, server and pages, follows. A country is added by a
 * folder that says all of it (docs/how-to/serve-another-country.md).
 */

/** A name in both languages. */
interface Named {
  readonly name: string;
  readonly name_kh: string;
}

/** `facts.ts`. */
export interface CountryFacts {
  /** ISO 3166 code. */
  readonly COUNTRY_CODE: string;
  /** The name that maps know. */
  readonly COUNTRY_NAME: string;
  readonly COUNTRY_NAME_KH: string;
  /** Whose laws hold. */
  readonly STATE: Named;

  /** Calling code of its telephone numbers. */
  readonly CALLING_CODE: string;
  /** Digits of a number behind the calling code, or behind a leading 0. */
  readonly NATIONAL_DIGITS: { readonly least: number; readonly most: number };
  /** How its numbers begin, mobile ones and landlines: what fits none is warned of, not refused. */
  readonly NUMBER_PLAN: { readonly mobile: readonly RegExp[]; readonly landline: RegExp };

  /** Its money: ISO 4217 code, names, the sign behind an amount in Khmer. Amounts are written without its smaller coins. */
  readonly CURRENCY: Named & { readonly code: string; readonly sign: string };

  /** Where "today" is decided: one zone, minutes east of UTC, no summer time. */
  readonly TIME_ZONE: string;
  readonly TIME_ZONE_OFFSET_MINUTES: number;
  /** The same as moments are written. */
  readonly TIME_ZONE_OFFSET: string;
  readonly TIME_ZONE_CITY: Named;

  /** Words that everybody there would try in a password, in small Latin letters. */
  readonly COUNTRY_WORDS: readonly string[];
  /** Code of the province that the home page names as an example (`sample_place` of the texts). */
  readonly SAMPLE_PROVINCE: string;
  /** What investors and mentors may be interested in there alone: slug, English name, Khmer name. */
  readonly OWN_INTERESTS: readonly (readonly [slug: string, name: string, name_kh: string])[];
  /** How to reach the site before anybody has said; production shows nothing of it. */
  readonly SAMPLE_CONTACT: {
    readonly phone: string;
    readonly address: string;
    readonly address_kh: string;
  };
}

/** A province, or the capital, with its two-digit national code. */
export interface Province extends Named {
  readonly code: string;
}

/** `provinces.ts`. */
export interface CountryProvinces {
  /** In the order of their codes. */
  readonly PROVINCES: readonly Province[];
  /** Code of the capital. */
  readonly CAPITAL_CODE: string;
}

/** `tiles.ts`. */
export interface CountryTiles {
  /** Codes of provinces in rows from the north, in columns from the west: at most six rows of five. */
  readonly TILE_ROWS: readonly (readonly (string | null)[])[];
  /** Long English names with the place where a line may end in them: a tile on a phone has room for ten letters. */
  readonly TILE_HYPHENS: readonly string[];
}

/** `en.json` and `km.json`: what texts say of the country, laid over those of the area `shell`. */
export type CountryTexts = typeof en;
