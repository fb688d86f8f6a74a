/** A calling code offered beside a phone number, with the ISO 3166 code of its country or main country. */
export interface CallingCode {
  code: string;
  region: string;
}

/** Where members of the network call from most, whichever country it is in, by code. */
export const COMMON_CALLING_CODES: readonly CallingCode[] = [
  { code: '1', region: 'US' },
  { code: '31', region: 'NL' },
  { code: '32', region: 'BE' },
  { code: '33', region: 'FR' },
  { code: '34', region: 'ES' },
  { code: '39', region: 'IT' },
  { code: '41', region: 'CH' },
  { code: '44', region: 'GB' },
  { code: '45', region: 'DK' },
  { code: '46', region: 'SE' },
  { code: '47', region: 'NO' },
  { code: '49', region: 'DE' },
  { code: '60', region: 'MY' },
  { code: '61', region: 'AU' },
  { code: '62', region: 'ID' },
  { code: '63', region: 'PH' },
  { code: '64', region: 'NZ' },
  { code: '65', region: 'SG' },
  { code: '66', region: 'TH' },
  { code: '81', region: 'JP' },
  { code: '82', region: 'KR' },
  { code: '84', region: 'VN' },
  { code: '86', region: 'CN' },
  { code: '91', region: 'IN' },
  { code: '95', region: 'MM' },
  { code: '852', region: 'HK' },
  { code: '855', region: 'KH' },
  { code: '856', region: 'LA' },
  { code: '880', region: 'BD' },
  { code: '886', region: 'TW' },
  { code: '971', region: 'AE' },
];
