/**
 * The country this site serves, as master data: whoever runs it elsewhere changes this file, the provinces beside it
 * (`provinces.ts`) and the master lists; no other code knows the country.
 */

/** ISO 3166 code, and the name that maps know. */
export const COUNTRY_CODE = 'KH';
export const COUNTRY_NAME = 'Cambodia';

/** Calling code of its telephone numbers. */
export const CALLING_CODE = '855';
/** Digits of a number behind the calling code, or behind a leading 0. */
export const NATIONAL_DIGITS = { least: 8, most: 9 } as const;
/** How its numbers begin: mobile numbers of eight digits and of nine, and landlines. */
export const NUMBER_PLAN = {
  mobile: [/^(?:1\d|6[016-9]|7[07-9]|8[013-79]|9[0-57-9])\d{6}$/, /^(?:12|18|31|38|71|76|88|96|97)\d{7}$/],
  landline: /^(?:2[3-6]|3[2-6]|4[2-5]|5[2-5]|6[2-5]|7[2-5])[2-9]\d{5,6}$/,
} as const;

/** Its money: ISO 4217 code, names, the sign behind an amount in Khmer; it has no coins. */
export const CURRENCY = { code: 'KHR', name: 'Cambodian riel', name_kh: 'រៀល', sign: '៛' } as const;

/** Where "today" is decided: one zone, minutes east of UTC, no summer time. */
export const TIME_ZONE = 'Asia/Phnom_Penh';
export const TIME_ZONE_OFFSET_MINUTES = 420;
/** The same as moments are written. */
export const TIME_ZONE_OFFSET = '+07:00';
export const TIME_ZONE_CITY = { name: 'Phnom Penh', name_kh: 'រាជធានីភ្នំពេញ' } as const;

/** Words that everybody here would try in a password, in small Latin letters. */
export const COUNTRY_WORDS = ['cambodia', 'kampuchea', 'angkor', 'phnompenh', 'khmer'] as const;

/** How to reach the site in the demonstration; production begins without them. */
export const SAMPLE_CONTACT = {
  phone: '+85523000100',
  address: 'Ministry building, Russian Federation Boulevard, Phnom Penh 120404',
  address_kh: 'អគារក្រសួង មហាវិថីសហព័ន្ធរុស្ស៊ី រាជធានីភ្នំពេញ 120404',
} as const;
