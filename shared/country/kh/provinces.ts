import type { Province } from '../country-set.ts';

/** The 24 provinces and the capital, in the order of their codes. */
export const PROVINCES: readonly Province[] = [
  { code: '01', name: 'Banteay Meanchey', name_kh: 'បន្ទាយមានជ័យ' },
  { code: '02', name: 'Battambang', name_kh: 'បាត់ដំបង' },
  { code: '03', name: 'Kampong Cham', name_kh: 'កំពង់ចាម' },
  { code: '04', name: 'Kampong Chhnang', name_kh: 'កំពង់ឆ្នាំង' },
  { code: '05', name: 'Kampong Speu', name_kh: 'កំពង់ស្ពឺ' },
  { code: '06', name: 'Kampong Thom', name_kh: 'កំពង់ធំ' },
  { code: '07', name: 'Kampot', name_kh: 'កំពត' },
  { code: '08', name: 'Kandal', name_kh: 'កណ្តាល' },
  { code: '09', name: 'Koh Kong', name_kh: 'កោះកុង' },
  { code: '10', name: 'Kratie', name_kh: 'ក្រចេះ' },
  { code: '11', name: 'Mondulkiri', name_kh: 'មណ្ឌលគិរី' },
  { code: '12', name: 'Phnom Penh', name_kh: 'ភ្នំពេញ' },
  { code: '13', name: 'Preah Vihear', name_kh: 'ព្រះវិហារ' },
  { code: '14', name: 'Prey Veng', name_kh: 'ព្រៃវែង' },
  { code: '15', name: 'Pursat', name_kh: 'ពោធិ៍សាត់' },
  { code: '16', name: 'Ratanakiri', name_kh: 'រតនគិរី' },
  { code: '17', name: 'Siem Reap', name_kh: 'សៀមរាប' },
  { code: '18', name: 'Preah Sihanouk', name_kh: 'ព្រះសីហនុ' },
  { code: '19', name: 'Stung Treng', name_kh: 'ស្ទឹងត្រែង' },
  { code: '20', name: 'Svay Rieng', name_kh: 'ស្វាយរៀង' },
  { code: '21', name: 'Takeo', name_kh: 'តាកែវ' },
  { code: '22', name: 'Oddar Meanchey', name_kh: 'ឧត្តរមានជ័យ' },
  { code: '23', name: 'Kep', name_kh: 'កែប' },
  { code: '24', name: 'Pailin', name_kh: 'ប៉ៃលិន' },
  { code: '25', name: 'Tboung Khmum', name_kh: 'ត្បូងឃ្មុំ' },
];

export const CAPITAL_CODE = '12';
