import { CURRENCY } from '../country/chosen/facts.ts';

/** A currency offered in forms; any other ISO 4217 code is accepted too. */
export interface Currency {
  code: string;
  name: string;
  name_kh: string;
}

/** The dollar and the own currency first, then those that investors of the region use. */
export const CURRENCIES: readonly Currency[] = [
  { code: 'USD', name: 'US dollar', name_kh: 'ដុល្លារអាមេរិក' },
  { code: CURRENCY.code, name: CURRENCY.name, name_kh: CURRENCY.name_kh },
  { code: 'EUR', name: 'Euro', name_kh: 'អឺរ៉ូ' },
  { code: 'SGD', name: 'Singapore dollar', name_kh: 'ដុល្លារសិង្ហបុរី' },
  { code: 'THB', name: 'Thai baht', name_kh: 'បាតថៃ' },
  { code: 'VND', name: 'Vietnamese dong', name_kh: 'ដុងវៀតណាម' },
  { code: 'JPY', name: 'Japanese yen', name_kh: 'យ៉េនជប៉ុន' },
  { code: 'CNY', name: 'Chinese yuan', name_kh: 'យ័នចិន' },
  { code: 'KRW', name: 'South Korean won', name_kh: 'វ៉ុនកូរ៉េខាងត្បូង' },
  { code: 'GBP', name: 'Pound sterling', name_kh: 'ផោនអង់គ្លេស' },
  { code: 'AUD', name: 'Australian dollar', name_kh: 'ដុល្លារអូស្ត្រាលី' },
];

const NO_MINOR_UNIT = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const THREE_DIGITS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Digits of the minor unit by ISO 4217. The own currency has two there, though nobody writes them. */
export function minorDigits(code: string): number {
  if (NO_MINOR_UNIT.has(code)) return 0;
  return THREE_DIGITS.has(code) ? 3 : 2;
}

/** Whether a code has the shape of ISO 4217 and is known. */
export function isCurrencyCode(code: string): boolean {
  return CURRENCIES.some((currency) => currency.code === code) || isoCodes().has(code);
}

let codes: ReadonlySet<string> | undefined;

function isoCodes(): ReadonlySet<string> {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes;
}
