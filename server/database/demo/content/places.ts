import type { Both, Town } from './types.ts';

/** Towns, or districts of the capital, with communes of each, by province code. */
export const TOWNS: Readonly<Record<string, readonly Town[]>> = {
  '01': [
    {
      name: 'Serei Saophoan',
      name_kh: 'សិរីសោភ័ណ',
      communes: [
        ['Kampong Svay', 'កំពង់ស្វាយ'],
        ['Preah Ponlea', 'ព្រះពន្លា'],
        ['Tuek Thla', 'ទឹកថ្លា'],
      ],
    },
  ],
  '02': [
    {
      name: 'Battambang',
      name_kh: 'បាត់ដំបង',
      communes: [
        ['Svay Por', 'ស្វាយប៉ោ'],
        ['Preaek Preah Sdach', 'ព្រែកព្រះស្តេច'],
        ['Rotanak', 'រតនៈ'],
      ],
    },
  ],
  '03': [
    {
      name: 'Kampong Cham',
      name_kh: 'កំពង់ចាម',
      communes: [
        ['Veal Vong', 'វាលវង់'],
        ['Kampong Cham', 'កំពង់ចាម'],
        ['Boeng Kok', 'បឹងកុក'],
      ],
    },
  ],
  '04': [
    {
      name: 'Kampong Chhnang',
      name_kh: 'កំពង់ឆ្នាំង',
      communes: [
        ['Phsar Chhnang', 'ផ្សារឆ្នាំង'],
        ['Kampong Chhnang', 'កំពង់ឆ្នាំង'],
        ['Phaer', 'ផ្អេរ'],
      ],
    },
  ],
  '05': [
    {
      name: 'Chbar Mon',
      name_kh: 'ច្បារមន',
      communes: [
        ['Rokar Thum', 'រការធំ'],
        ['Chbar Mon', 'ច្បារមន'],
      ],
    },
  ],
  '06': [
    {
      name: 'Stueng Saen',
      name_kh: 'ស្ទឹងសែន',
      communes: [
        ['Kampong Thum', 'កំពង់ធំ'],
        ['Damrei Choan Khla', 'ដំរីជាន់ខ្លា'],
        ['Achar Leak', 'អាចារ្យលាក់'],
      ],
    },
  ],
  '07': [
    {
      name: 'Kampot',
      name_kh: 'កំពត',
      communes: [
        ['Kampong Kandal', 'កំពង់កណ្តាល'],
        ['Krang Ampil', 'ក្រាំងអំពិល'],
        ['Andoung Khmer', 'អណ្តូងខ្មែរ'],
      ],
    },
  ],
  '08': [
    {
      name: 'Ta Khmau',
      name_kh: 'តាខ្មៅ',
      communes: [
        ['Ta Khmau', 'តាខ្មៅ'],
        ['Preaek Ruessei', 'ព្រែកឫស្សី'],
        ['Daeum Mien', 'ដើមមៀន'],
      ],
    },
  ],
  '09': [
    {
      name: 'Khemara Phoumin',
      name_kh: 'ខេមរភូមិន្ទ',
      communes: [
        ['Smach Mean Chey', 'ស្មាច់មានជ័យ'],
        ['Dang Tong', 'ដងតុង'],
      ],
    },
  ],
  '10': [
    {
      name: 'Kracheh',
      name_kh: 'ក្រចេះ',
      communes: [
        ['Kracheh', 'ក្រចេះ'],
        ['Roka Kandal', 'រកាកណ្តាល'],
        ['Kaoh Trong', 'កោះទ្រង់'],
      ],
    },
  ],
  '11': [
    {
      name: 'Saen Monourom',
      name_kh: 'សែនមនោរម្យ',
      communes: [
        ['Spean Mean Chey', 'ស្ពានមានជ័យ'],
        ['Monourom', 'មនោរម្យ'],
        ['Sokh Dom', 'សុខដុម'],
      ],
    },
  ],
  '12': [
    {
      name: 'Chamkar Mon',
      name_kh: 'ចំការមន',
      communes: [
        ['Tuol Tumpung 1', 'ទួលទំពូងទី 1'],
        ['Tonle Basak', 'ទន្លេបាសាក់'],
      ],
    },
    {
      name: 'Boeng Keng Kang',
      name_kh: 'បឹងកេងកង',
      communes: [
        ['Boeng Keng Kang 1', 'បឹងកេងកងទី 1'],
        ['Olympic', 'អូឡាំពិក'],
      ],
    },
    {
      name: 'Doun Penh',
      name_kh: 'ដូនពេញ',
      communes: [
        ['Phsar Thmei 2', 'ផ្សារថ្មីទី 2'],
        ['Srah Chak', 'ស្រះចក'],
      ],
    },
    {
      name: 'Tuol Kouk',
      name_kh: 'ទួលគោក',
      communes: [
        ["Tuek L'ak 3", 'ទឹកល្អក់ទី 3'],
        ['Boeng Salang', 'បឹងសាឡាង'],
      ],
    },
    {
      name: 'Mean Chey',
      name_kh: 'មានជ័យ',
      communes: [
        ['Stueng Mean Chey 1', 'ស្ទឹងមានជ័យទី 1'],
        ['Chak Angrae Leu', 'ចាក់អង្រែលើ'],
      ],
    },
    {
      name: 'Chbar Ampov',
      name_kh: 'ច្បារអំពៅ',
      communes: [['Chbar Ampov 1', 'ច្បារអំពៅទី 1']],
    },
    {
      name: 'Saensokh',
      name_kh: 'សែនសុខ',
      communes: [
        ['Phnum Penh Thmei', 'ភ្នំពេញថ្មី'],
        ['Tuek Thla', 'ទឹកថ្លា'],
      ],
    },
    {
      name: 'Chrouy Changva',
      name_kh: 'ជ្រោយចង្វារ',
      communes: [['Chrouy Changva', 'ជ្រោយចង្វារ']],
    },
    {
      name: 'Pou Saenchey',
      name_kh: 'ពោធិ៍សែនជ័យ',
      communes: [
        ['Kakab 1', 'កាកាបទី 1'],
        ['Chaom Chau 1', 'ចោមចៅទី 1'],
      ],
    },
  ],
  '13': [
    {
      name: 'Preah Vihear',
      name_kh: 'ព្រះវិហារ',
      communes: [
        ['Kampong Pranak', 'កំពង់ប្រណាក'],
        ['Pal Hal', 'ប៉ាលហាល'],
      ],
    },
  ],
  '14': [
    {
      name: 'Prey Veng',
      name_kh: 'ព្រៃវែង',
      communes: [
        ['Baray', 'បារាយណ៍'],
        ['Kampong Leav', 'កំពង់លាវ'],
        ['Cheung Tuek', 'ជើងទឹក'],
      ],
    },
  ],
  '15': [
    {
      name: 'Pursat',
      name_kh: 'ពោធិ៍សាត់',
      communes: [
        ['Phteah Prey', 'ផ្ទះព្រៃ'],
        ['Prey Nhi', 'ព្រៃញី'],
        ['Roleab', 'រលាប'],
      ],
    },
  ],
  '16': [
    {
      name: 'Ban Lung',
      name_kh: 'បានលុង',
      communes: [
        ['Labansiek', 'ឡាបានសៀក'],
        ['Boeng Kansaeng', 'បឹងកន្សែង'],
        ['Yeak Laom', 'យក្ខឡោម'],
      ],
    },
  ],
  '17': [
    {
      name: 'Siem Reap',
      name_kh: 'សៀមរាប',
      communes: [
        ['Sla Kram', 'ស្លក្រាម'],
        ['Svay Dankum', 'ស្វាយដង្គំ'],
        ['Sala Kamraeuk', 'សាលាកំរើក'],
        ['Kouk Chak', 'គោកចក'],
      ],
    },
  ],
  '18': [
    {
      name: 'Preah Sihanouk',
      name_kh: 'ព្រះសីហនុ',
      communes: [
        ['No. 1', 'លេខ 1'],
        ['No. 3', 'លេខ 3'],
        ['No. 4', 'លេខ 4'],
      ],
    },
  ],
  '19': [
    {
      name: 'Stueng Traeng',
      name_kh: 'ស្ទឹងត្រែង',
      communes: [
        ['Stueng Traeng', 'ស្ទឹងត្រែង'],
        ['Srah Ruessei', 'ស្រះឫស្សី'],
        ['Preah Bat', 'ព្រះបាទ'],
      ],
    },
  ],
  '20': [
    {
      name: 'Svay Rieng',
      name_kh: 'ស្វាយរៀង',
      communes: [
        ['Svay Rieng', 'ស្វាយរៀង'],
        ['Prey Chhlak', 'ព្រៃឆ្លាក់'],
      ],
    },
  ],
  '21': [
    {
      name: 'Doun Kaev',
      name_kh: 'ដូនកែវ',
      communes: [
        ['Roka Knong', 'រកាក្នុង'],
        ['Roka Krau', 'រកាក្រៅ'],
      ],
    },
  ],
  '22': [
    {
      name: 'Samraong',
      name_kh: 'សំរោង',
      communes: [
        ['Samraong', 'សំរោង'],
        ['Bansay Reak', 'បន្សាយរាក់'],
      ],
    },
  ],
  '23': [
    {
      name: 'Kaeb',
      name_kh: 'កែប',
      communes: [
        ['Kaeb', 'កែប'],
        ['Prey Thum', 'ព្រៃធំ'],
      ],
    },
  ],
  '24': [
    {
      name: 'Pailin',
      name_kh: 'ប៉ៃលិន',
      communes: [
        ['Pailin', 'ប៉ៃលិន'],
        ['Ou Ta Vau', 'អូរតាវ៉ៅ'],
      ],
    },
  ],
  '25': [
    {
      name: 'Suong',
      name_kh: 'សួង',
      communes: [
        ['Suong', 'សួង'],
        ['Vihear Luong', 'វិហារលួង'],
      ],
    },
  ],
};

/** Where events are held, by province code. */
export const VENUES: Readonly<Record<string, readonly Both[]>> = {
  '01': [['Border market hall', 'សាលផ្សារព្រំដែន']],
  '02': [
    ['Riverside hall', 'សាលមាត់ស្ទឹង'],
    ["Old governor's garden", 'សួនសាលាខេត្តចាស់'],
  ],
  '03': [['Bamboo bridge house', 'ផ្ទះស្ពានឫស្សី']],
  '04': [["Potters' yard", 'ទីធ្លាជាងស្មូន']],
  '05': [['Palm school hall', 'សាលសាលាត្នោត']],
  '06': [['Mill yard', 'ទីធ្លារោងម៉ាស៊ីន']],
  '07': [['Salt house', 'ផ្ទះអំបិល']],
  '08': [["Island growers' hall", 'សាលអ្នកដាំតាមកោះ']],
  '09': [['Mangrove boardwalk house', 'ផ្ទះស្ពានកោងកាង']],
  '10': [['River promenade hall', 'សាលមាត់ទន្លេ']],
  '11': [['Hill college hall', 'សាលមហាវិទ្យាល័យភ្នំ']],
  '12': [
    ['Chaktomuk terrace', 'រានហាលចតុមុខ'],
    ['Mango Floor', 'ជាន់ស្វាយ'],
    ['Centre auditorium', 'សាលប្រជុំមជ្ឈមណ្ឌល'],
    ['Tuol Kouk Garage', 'រោងជាងទួលគោក'],
  ],
  '13': [['District hall', 'សាលស្រុក']],
  '14': [["Teachers' hall", 'សាលគ្រូបង្រៀន']],
  '15': [['Lake landing', 'កំពង់បឹង']],
  '16': [['Highland co-operative hall', 'សាលសហករណ៍ខ្ពង់រាប']],
  '17': [
    ['North Gate Hub', 'មជ្ឈមណ្ឌលទ្វារជើង'],
    ['Old Market Workroom', 'បន្ទប់ការងារផ្សារចាស់'],
  ],
  '18': [['Harbour Desks', 'តុកំពង់ផែ']],
  '19': [['River school', 'សាលាមាត់ទន្លេ']],
  '20': [['Border hub hall', 'សាលមជ្ឈមណ្ឌលព្រំដែន']],
  '21': [['Silk federation house', 'ផ្ទះសហព័ន្ធសូត្រ']],
  '22': [['Evening school', 'សាលាល្ងាច']],
  '23': [['Crab market deck', 'រានហាលផ្សារក្តាម']],
  '24': [['Longan hall', 'សាលមៀន']],
  '25': [['Suong Corner', 'ជ្រុងសួង']],
};
