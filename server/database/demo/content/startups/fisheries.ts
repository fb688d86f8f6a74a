import type { SectorContent } from '../types.ts';

export const fisheries: SectorContent = {
  sector: 'fisheries',
  context: [
    [
      'The lake gives less each year, and the first to feel it are the boats without an engine.',
      'បឹងផ្តល់ត្រីតិចទៅៗរាល់ឆ្នាំ ហើយអ្នកដឹងមុនគេគឺទូកគ្មានម៉ាស៊ីន។',
    ],
    [
      'Half of what a fish farm spends is feed, and half of the feed is imported.',
      'ពាក់កណ្តាលនៃចំណាយកសិដ្ឋានត្រីគឺចំណី ហើយពាក់កណ្តាលនៃចំណីនាំចូល។',
    ],
    [
      'A pond dies in one night, between two and four in the morning.',
      'ស្រះមួយងាប់ក្នុងមួយយប់ ចន្លោះម៉ោងពីរដល់ម៉ោងបួនទៀបភ្លឺ។',
    ],
    ['The coast sells by the kilo what it could sell by the piece.', 'តំបន់ឆ្នេរលក់តាមគីឡូនូវអ្វីដែលអាចលក់ជាដុំ។'],
    ['A farmer who loses the fry loses the year.', 'កសិករដែលបាត់កូនត្រី បាត់មួយឆ្នាំ។'],
  ],
  proof: [
    ['{n} ponds and cages are looked after with it.', 'ស្រះ និងបែ {n} ត្រូវបានថែទាំដោយសេវានេះ។'],
    ['{n} fishing families sell through us.', 'គ្រួសារនេសាទ {n} លក់តាមរយៈយើង។'],
  ],
  next: [
    ['Nothing is bought in the closed season.', 'យើងមិនទិញអ្វីក្នុងរដូវបិទនេសាទទេ។'],
    ['The community fishery sits on our board.', 'សហគមន៍នេសាទជាសមាជិកក្រុមប្រឹក្សារបស់យើង។'],
    ['Two villages now mend the devices themselves.', 'ភូមិពីរឥឡូវជួសជុលឧបករណ៍ដោយខ្លួនឯង។'],
    ['The next plant stands beside a market, where the waste is.', 'រោងបន្ទាប់នៅក្បែរផ្សារ ជាកន្លែងដែលមានកាកសំណល់។'],
    ['We count together with the farmer, twice.', 'យើងរាប់ជាមួយកសិករពីរដង។'],
  ],
  startups: [
    {
      name: 'Trey Breath',
      name_kh: 'ដង្ហើមត្រី',
      province: '08',
      stage: 'early-operational',
      year: 2022,
      models: ['rental', 'subscription'],
      tells: [2, 0, 2],
      summary: 'An alarm for fish ponds that rings before the oxygen runs out.',
      summary_kh: 'សំឡេងរោទ៍សម្រាប់ស្រះត្រី ដែលរោទ៍មុនអស់អុកស៊ីសែន។',
      products: [
        {
          name: 'Night alarm',
          name_kh: 'រោទ៍ពេលយប់',
          description: 'Calls three numbers and starts the aerator.',
          description_kh: 'ហៅលេខបី និងបើកម៉ាស៊ីនបញ្ចូលខ្យល់។',
        },
      ],
    },
    {
      name: 'Ruy Feed',
      name_kh: 'ចំណីរុយខ្មៅ',
      province: '06',
      stage: 'operational',
      year: 2019,
      models: ['product-sales', 'b2b'],
      tells: [1, 0, 3],
      summary: 'Fish feed from black soldier flies raised on market waste.',
      summary_kh: 'ចំណីត្រីពីរុយខ្មៅដែលចិញ្ចឹមដោយកាកសំណល់ផ្សារ។',
      products: [
        {
          name: 'Local pellet',
          name_kh: 'ចំណីគ្រាប់ក្នុងស្រុក',
          description: 'Forty percent protein, one third cheaper.',
          description_kh: 'ប្រូតេអ៊ីនសែសិបភាគរយ ថោកជាងមួយភាគបី។',
        },
      ],
    },
    {
      name: 'Boeng Catch',
      name_kh: 'ផលបឹង',
      province: '15',
      stage: 'early-operational',
      year: 2021,
      models: ['marketplace', 'commission'],
      tells: [0, 1, 0],
      summary: 'Landing prices of the great lake, boat by boat, known before the trader comes.',
      summary_kh: 'តម្លៃត្រីនៅកំពង់នៃបឹងទន្លេសាប តាមទូកនីមួយៗ ដឹងមុនឈ្មួញមកដល់។',
      products: [
        {
          name: 'Dawn price',
          name_kh: 'តម្លៃព្រលឹម',
          description: 'Weighed, photographed, offered to nine buyers.',
          description_kh: 'ថ្លឹង ថតរូប និងបង្ហាញដល់អ្នកទិញប្រាំបួន។',
        },
      ],
    },
    {
      name: 'Kdam Soft',
      name_kh: 'ក្តាមសំបកទន់',
      province: '23',
      stage: 'operational',
      year: 2018,
      models: ['product-sales', 'b2b'],
      tells: [3, 1, 1],
      summary: 'Soft-shell crab raised in boxes by families of Kep, sold live to hotels.',
      summary_kh: 'ក្តាមសំបកទន់ចិញ្ចឹមក្នុងប្រអប់ដោយគ្រួសារនៅកែប លក់រស់ដល់សណ្ឋាគារ។',
      products: [
        {
          name: 'Crab box',
          name_kh: 'ប្រអប់ក្តាម',
          description: 'One crab, one drawer, eighteen days.',
          description_kh: 'ក្តាមមួយ ថតមួយ ដប់ប្រាំបីថ្ងៃ។',
        },
      ],
    },
    {
      name: 'Sarai Koh',
      name_kh: 'សារាយកោះ',
      province: '09',
      stage: 'prototype',
      year: 2024,
      models: ['product-sales'],
      tells: [3, 1, 1],
      summary: 'Seaweed lines between the mangroves of Koh Kong, tended by women of two villages.',
      summary_kh: 'ខ្សែសារាយរវាងព្រៃកោងកាងកោះកុង ថែទាំដោយស្ត្រីពីរភូមិ។',
      products: [
        {
          name: 'Dry leaf',
          name_kh: 'ស្លឹកស្ងួត',
          description: 'Cleaned, dried and sold by the sack.',
          description_kh: 'លាង ហាល និងលក់តាមបាវ។',
        },
      ],
    },
    {
      name: 'Andaing Seed',
      name_kh: 'កូនត្រីអណ្តែង',
      province: '03',
      stage: 'early-operational',
      year: 2020,
      models: ['product-sales'],
      tells: [4, 0, 4],
      summary: 'Catfish fingerlings with a survival promise: what dies in ten days is replaced.',
      summary_kh: 'កូនត្រីអណ្តែងមានការធានារស់៖ អ្វីដែលងាប់ក្នុងដប់ថ្ងៃ ប្តូរជូន។',
      products: [
        {
          name: 'Ten-day promise',
          name_kh: 'សន្យាដប់ថ្ងៃ',
          description: 'Counted together, written on the bag.',
          description_kh: 'រាប់ជាមួយគ្នា សរសេរលើថង់។',
        },
      ],
    },
  ],
};
