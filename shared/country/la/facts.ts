/**
 * Laos. Code, currency and zone by ISO 3166-1, ISO 4217 and the IANA time zone database; calling code and numbers by ITU-T E.164
 * and the national numbering plan as the ITU publishes it.
 */
export const COUNTRY_CODE = 'LA';
export const COUNTRY_NAME = 'Laos';
export const COUNTRY_NAME_KH = 'ឡាវ';
export const STATE = {
  name: 'the Lao People’s Democratic Republic',
  name_kh: 'សាធារណរដ្ឋប្រជាធិបតេយ្យប្រជាមានិតឡាវ',
} as const;

export const CALLING_CODE = '856';
export const NATIONAL_DIGITS = { least: 8, most: 10 } as const;
/** Mobile numbers, those of wireless landlines, and landlines by the code of their place. */
export const NUMBER_PLAN = {
  mobile: [/^20[235789]\d{7}$/, /^30\d{7,8}$/],
  landline: /^(?:21|23|31|34|36|38|41|51|54|61|64|71|74|81|84|86|88)\d{6}$/,
} as const;

export const CURRENCY = { code: 'LAK', name: 'Lao kip', name_kh: 'គីបឡាវ', sign: ' គីប' } as const;

export const TIME_ZONE = 'Asia/Vientiane';
export const TIME_ZONE_OFFSET_MINUTES = 420;
export const TIME_ZONE_OFFSET = '+07:00';
export const TIME_ZONE_CITY = { name: 'Vientiane', name_kh: 'រាជធានីវៀងចន្ទន៍' } as const;

export const COUNTRY_WORDS = ['laos', 'pathetlao', 'lanexang', 'vientiane', 'luangprabang'] as const;
export const SAMPLE_PROVINCE = '16';
export const OWN_INTERESTS = [
  ['lao-language', 'Lao language technology', 'បច្ចេកវិទ្យាភាសាឡាវ'],
  ['exports', 'Lao exports', 'ការនាំចេញផលិតផលឡាវ'],
] as const;
export const SAMPLE_CONTACT = {
  phone: '+85621000100',
  address: 'Ministry building, Vientiane Capital',
  address_kh: 'អគារក្រសួង រាជធានីវៀងចន្ទន៍',
} as const;
