/** Cambodia. */
export const COUNTRY_CODE = 'KH';
export const COUNTRY_NAME = 'Cambodia';
export const COUNTRY_NAME_KH = 'កម្ពុជា';
export const STATE = { name: 'the Kingdom of Cambodia', name_kh: 'ព្រះរាជាណាចក្រកម្ពុជា' } as const;

export const CALLING_CODE = '855';
export const NATIONAL_DIGITS = { least: 8, most: 9 } as const;
/** Mobile numbers of eight digits and of nine, and landlines. */
export const NUMBER_PLAN = {
  mobile: [/^(?:1\d|6[016-9]|7[07-9]|8[013-79]|9[0-57-9])\d{6}$/, /^(?:12|18|31|38|71|76|88|96|97)\d{7}$/],
  landline: /^(?:2[3-6]|3[2-6]|4[2-5]|5[2-5]|6[2-5]|7[2-5])[2-9]\d{5,6}$/,
} as const;

export const CURRENCY = { code: 'KHR', name: 'Cambodian riel', name_kh: 'រៀល', sign: '៛' } as const;

export const TIME_ZONE = 'Asia/Phnom_Penh';
export const TIME_ZONE_OFFSET_MINUTES = 420;
export const TIME_ZONE_OFFSET = '+07:00';
export const TIME_ZONE_CITY = { name: 'Phnom Penh', name_kh: 'រាជធានីភ្នំពេញ' } as const;

export const COUNTRY_WORDS = ['cambodia', 'kampuchea', 'angkor', 'phnompenh', 'khmer'] as const;
export const SAMPLE_PROVINCE = '02';
export const OWN_INTERESTS = [
  ['khmer-language', 'Khmer language technology', 'បច្ចេកវិទ្យាភាសាខ្មែរ'],
  ['exports', 'Cambodian exports', 'ការនាំចេញផលិតផលខ្មែរ'],
] as const;
export const SAMPLE_CONTACT = {
  phone: '+85523000100',
  address: 'Ministry building, Russian Federation Boulevard, Phnom Penh 120404',
  address_kh: 'អគារក្រសួង មហាវិថីសហព័ន្ធរុស្ស៊ី រាជធានីភ្នំពេញ 120404',
} as const;
