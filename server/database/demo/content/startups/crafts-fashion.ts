import type { SectorContent } from '../types.ts';

export const craftsFashion: SectorContent = {
  sector: 'crafts-fashion',
  context: [
    [
      'A weaver finishes two metres a day and waits three months for the money.',
      'អ្នកត្បាញធ្វើបានពីរម៉ែត្រក្នុងមួយថ្ងៃ តែរង់ចាំប្រាក់បីខែ។',
    ],
    [
      'Golden silk is older than the temples, and fewer than a thousand people still reel it.',
      'សូត្រមាសចាស់ជាងប្រាសាទ តែមនុស្សដែលចេះសាវមានមិនដល់មួយពាន់នាក់។',
    ],
    [
      'A pattern is copied in a week by a machine that does not know its name.',
      'ក្បាច់មួយត្រូវបានចម្លងក្នុងមួយសប្តាហ៍ដោយម៉ាស៊ីនដែលមិនស្គាល់ឈ្មោះវា។',
    ],
    ['Good cloth lasts ten years if the dye does.', 'ក្រណាត់ល្អប្រើបានដប់ឆ្នាំ បើពណ៌នៅជាប់។'],
    [
      'A young designer needs fifty pieces; the factory begins at five thousand.',
      'អ្នករចនាវ័យក្មេងត្រូវការហាសិបឈុត តែរោងចក្រទទួលចាប់ពីប្រាំពាន់។',
    ],
    [
      'The tools have not changed in a thousand years; the market has.',
      'ឧបករណ៍មិនប្រែប្រួលមួយពាន់ឆ្នាំ តែទីផ្សារបានប្រែប្រួល។',
    ],
  ],
  proof: [
    ['{n} makers are paid every second week.', 'សិប្បករ {n} នាក់ទទួលប្រាក់រៀងរាល់ពីរសប្តាហ៍។'],
    ['{n} pieces were sold last year.', 'ផលិតផល {n} ត្រូវបានលក់កាលពីឆ្នាំមុន។'],
  ],
  next: [
    ["Each piece carries the maker's name, woven or stamped.", 'ផលិតផលនីមួយៗមានឈ្មោះអ្នកធ្វើ ត្បាញ ឬបោះត្រា។'],
    [
      'We train eight young people a year with three old masters.',
      'យើងបណ្តុះបណ្តាលយុវជនប្រាំបីនាក់ក្នុងមួយឆ្នាំ ជាមួយគ្រូចាស់បីនាក់។',
    ],
  ],
  startups: [
    {
      name: 'Sot Meas',
      name_kh: 'សូត្រមាស',
      province: '01',
      stage: 'operational',
      year: 2017,
      models: ['product-sales', 'social-enterprise'],
      tells: [1, 0, 1],
      summary: 'Golden silk from mulberry to scarf, in one district of Banteay Meanchey.',
      summary_kh: 'សូត្រមាសពីដើមមនរហូតដល់ក្រមា នៅក្នុងស្រុកតែមួយនៃបន្ទាយមានជ័យ។',
      products: [
        {
          name: 'Golden metre',
          name_kh: 'មួយម៉ែត្រមាស',
          description: "Undyed, with the reeler's name in the edge.",
          description_kh: 'មិនជ្រលក់ពណ៌ មានឈ្មោះអ្នកសាវនៅជាយ។',
        },
      ],
    },
    {
      name: 'Hol Pattern Bank',
      name_kh: 'ធនាគារក្បាច់ហូល',
      province: '21',
      stage: 'early-operational',
      year: 2021,
      models: ['licence'],
      tells: [2, 0, 0],
      summary: 'A register of ikat patterns that pays the village when a brand uses one.',
      summary_kh: 'បញ្ជីក្បាច់ហូលដែលបង់ប្រាក់ដល់ភូមិ ពេលយីហោយកទៅប្រើ។',
      products: [
        {
          name: 'Pattern card',
          name_kh: 'ប័ណ្ណក្បាច់',
          description: 'Its name, its knots and its owners.',
          description_kh: 'ឈ្មោះ ចំណង និងម្ចាស់របស់វា។',
        },
      ],
    },
    {
      name: 'Phteah Indigo',
      name_kh: 'ផ្ទះគ្រាំ',
      province: '12',
      stage: 'early-operational',
      year: 2022,
      models: ['product-sales'],
      tells: [3, 1, 0],
      summary: 'Clothes dyed with indigo and ebony fruit, in colours that soften and never run.',
      summary_kh: 'សម្លៀកបំពាក់ជ្រលក់ដោយគ្រាំ និងផ្លែមក្លឿ ពណ៌ទន់ទៅៗ តែមិនរលុប។',
      products: [
        {
          name: 'Work shirt',
          name_kh: 'អាវធ្វើការ',
          description: 'Cut for cooks, carpenters and gardeners.',
          description_kh: 'កាត់សម្រាប់ចុងភៅ ជាងឈើ និងអ្នកថែសួន។',
        },
      ],
    },
    {
      name: 'Rumduol Cut',
      name_kh: 'កាត់ដេររំដួល',
      province: '12',
      stage: 'operational',
      year: 2018,
      models: ['b2b', 'service-fee'],
      tells: [4, 1, 0],
      summary: 'Small orders for young designers, sewn by a co-operative of former factory workers.',
      summary_kh: 'ទទួលកម្មង់តូចៗពីអ្នករចនាវ័យក្មេង ដេរដោយសហករណ៍អតីតកម្មការិនីរោងចក្រ។',
      products: [
        {
          name: 'Fifty pieces',
          name_kh: 'ហាសិបឈុត',
          description: 'Ready in three weeks, with the pattern returned.',
          description_kh: 'រួចក្នុងបីសប្តាហ៍ ប្រគល់ពុម្ពវិញ។',
        },
      ],
    },
    {
      name: 'Smaun Ware',
      name_kh: 'ភាជន៍ជាងស្មូន',
      province: '04',
      stage: 'early-operational',
      year: 2020,
      models: ['product-sales'],
      tells: [5, 1, 1],
      summary: 'Table ware from the potters of Kampong Chhnang, glazed and safe for food.',
      summary_kh: 'ចានឆ្នាំងពីជាងស្មូនកំពង់ឆ្នាំង ស្រោបកញ្ចក់ និងមានសុវត្ថិភាពសម្រាប់អាហារ។',
      products: [
        {
          name: 'Soup set',
          name_kh: 'ឈុតចានសម្ល',
          description: 'Five bowls that stack like the hills.',
          description_kh: 'ចានប្រាំត្រួតគ្នាដូចភ្នំ។',
        },
      ],
    },
    {
      name: 'Prak Bead',
      name_kh: 'គ្រាប់ប្រាក់',
      province: '08',
      stage: 'operational',
      year: 2015,
      models: ['product-sales', 'b2b'],
      tells: [5, 1, 0],
      summary: 'Silver boxes and beads from Kampong Luong, sold with the weight on the receipt.',
      summary_kh: 'ប្រអប់ និងគ្រាប់ប្រាក់ពីកំពង់លួង លក់ដោយបញ្ជាក់ទម្ងន់លើបង្កាន់ដៃ។',
      products: [
        {
          name: 'Weighed gift',
          name_kh: 'កាដូថ្លឹង',
          description: 'Price of the metal and of the hand, apart.',
          description_kh: 'តម្លៃប្រាក់ និងតម្លៃដៃ ដាច់ពីគ្នា។',
        },
      ],
    },
    {
      name: 'Rumpeak Baskets',
      name_kh: 'ត្បាញរំពាក់',
      province: '19',
      stage: 'prototype',
      year: 2023,
      models: ['product-sales', 'social-enterprise'],
      tells: [0, 0, 1],
      summary: 'Baskets of river reed for shops that no longer want plastic ones.',
      summary_kh: 'កន្ត្រកពីរំពាក់មាត់ទន្លេសម្រាប់ហាងដែលលែងប្រើប្លាស្ទិក។',
      products: [
        {
          name: 'Market tray',
          name_kh: 'ថាសផ្សារ',
          description: 'Carries nine kilos, lasts three years.',
          description_kh: 'ផ្ទុកប្រាំបួនគីឡូ ប្រើបានបីឆ្នាំ។',
        },
      ],
    },
  ],
};
