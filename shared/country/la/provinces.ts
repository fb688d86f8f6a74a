import type { Province } from '../country-set.ts';

/**
 * The capital and the 17 provinces, by the two-digit codes of the Lao Statistics Bureau; behind each its code in ISO 3166-2:LA
 * (edition of 27 November 2015, with Xaisomboun). Two have one name in Khmer: there it says which.
 */
export const PROVINCES: readonly Province[] = [
  { code: '01', name: 'Vientiane Capital', name_kh: 'រាជធានីវៀងចន្ទន៍' }, // LA-VT
  { code: '02', name: 'Phongsaly', name_kh: 'ផុងសាលី' }, // LA-PH
  { code: '03', name: 'Luang Namtha', name_kh: 'ហ្លួងណាំថា' }, // LA-LM
  { code: '04', name: 'Oudomxay', name_kh: 'ឧដុមសៃ' }, // LA-OU
  { code: '05', name: 'Bokeo', name_kh: 'បូកែវ' }, // LA-BK
  { code: '06', name: 'Luang Prabang', name_kh: 'ហ្លួងព្រះបាង' }, // LA-LP
  { code: '07', name: 'Houaphanh', name_kh: 'ហួផាន់' }, // LA-HO
  { code: '08', name: 'Xayabury', name_kh: 'សាយ៉ាបូរី' }, // LA-XA
  { code: '09', name: 'Xieng Khouang', name_kh: 'សៀងខ្វាង' }, // LA-XI
  { code: '10', name: 'Vientiane Province', name_kh: 'ខេត្តវៀងចន្ទន៍' }, // LA-VI
  { code: '11', name: 'Bolikhamxay', name_kh: 'បូលីខាំសៃ' }, // LA-BL
  { code: '12', name: 'Khammuane', name_kh: 'ខាំមួន' }, // LA-KH
  { code: '13', name: 'Savannakhet', name_kh: 'សុវណ្ណខេត' }, // LA-SV
  { code: '14', name: 'Salavan', name_kh: 'សាឡាវ៉ាន់' }, // LA-SL
  { code: '15', name: 'Sekong', name_kh: 'សេកុង' }, // LA-XE
  { code: '16', name: 'Champasak', name_kh: 'ចម្ប៉ាសាក់' }, // LA-CH
  { code: '17', name: 'Attapeu', name_kh: 'អត្តពឺ' }, // LA-AT
  { code: '18', name: 'Xaisomboun', name_kh: 'សៃសំបូន' }, // LA-XS
];

export const CAPITAL_CODE = '01';
