import type { SectorContent } from '../types.ts';

export const robotics: SectorContent = {
  sector: 'robotics',
  context: [
    [
      'A machine made for a large field cannot turn in a small one.',
      'ម៉ាស៊ីនធ្វើសម្រាប់ស្រែធំ មិនអាចបត់ក្នុងស្រែតូចបានទេ។',
    ],
    [
      'Spare parts come from abroad in six weeks; the season lasts eight.',
      'គ្រឿងបន្លាស់មកពីក្រៅប្រាំមួយសប្តាហ៍ តែរដូវមានប្រាំបីសប្តាហ៍។',
    ],
    [
      'Divers inspect bridges by touch, in water they cannot see through.',
      'អ្នកមុជទឹកពិនិត្យស្ពានដោយស្ទាប ក្នុងទឹកដែលមើលមិនឃើញ។',
    ],
    [
      'Devices made for cool rooms die on a tin wall in April.',
      'ឧបករណ៍ធ្វើសម្រាប់បន្ទប់ត្រជាក់ ខូចលើជញ្ជាំងសង្ក័សីក្នុងខែមេសា។',
    ],
    ['A pavement changes every night, and nobody announces it.', 'ចិញ្ចើមផ្លូវប្រែប្រួលរាល់យប់ តែគ្មាននរណាប្រកាស។'],
  ],
  proof: [
    ['{n} devices are at work in the country.', 'ឧបករណ៍ {n} កំពុងប្រើក្នុងប្រទេស។'],
    ['{n} hours of work were recorded last year.', 'ម៉ោងការងារ {n} ត្រូវបានកត់ត្រាកាលពីឆ្នាំមុន។'],
  ],
  next: [
    [
      'All drawings are kept in the country, and every part can be printed here.',
      'ប្លង់ទាំងអស់រក្សាទុកក្នុងប្រទេស ហើយគ្រឿងនីមួយៗអាចបោះពុម្ពនៅទីនេះ។',
    ],
    ['Students of two institutes build the next model with us.', 'និស្សិតវិទ្យាស្ថានពីរសាងសង់គំរូបន្ទាប់ជាមួយយើង។'],
  ],
  startups: [
    {
      name: 'Kdam Robotics',
      name_kh: 'ក្តាមរ៉ូបូទិក',
      province: '18',
      stage: 'early-operational',
      year: 2021,
      models: ['service-fee', 'b2b'],
      tells: [2, 1, 1],
      summary: 'Small underwater robots that inspect bridges and quays.',
      summary_kh: 'មនុស្សយន្តក្រោមទឹកខ្នាតតូច សម្រាប់ពិនិត្យស្ពាន និងផែ។',
      products: [
        {
          name: 'Quay crawler',
          name_kh: 'ក្តាមវារតាមផែ',
          description: 'Holds on to stone in two knots of current.',
          description_kh: 'តោងថ្មបានទោះទឹកហូរខ្លាំង។',
        },
      ],
    },
    {
      name: 'Tea Weeder',
      name_kh: 'ទាដកស្មៅ',
      province: '02',
      stage: 'prototype',
      year: 2023,
      models: ['rental', 'b2b'],
      tells: [0, 0, 1],
      summary: 'A weeder the size of a duck that works between rows of young rice.',
      summary_kh: 'ម៉ាស៊ីនដកស្មៅទំហំប៉ុនទា ធ្វើការរវាងជួរស្រូវខ្ចី។',
      products: [
        {
          name: 'Duck',
          name_kh: 'ទា',
          description: 'Half a hectare a day, on sunlight.',
          description_kh: 'កន្លះហិកតាក្នុងមួយថ្ងៃ ដោយពន្លឺព្រះអាទិត្យ។',
        },
      ],
    },
    {
      name: 'Day Robot',
      name_kh: 'ដៃមនុស្សយន្ត',
      province: '12',
      stage: 'early-operational',
      year: 2022,
      models: ['rental', 'b2b'],
      tells: [1, 1, 0],
      summary: 'Robot arms for garment finishing, rented by the order.',
      summary_kh: 'ដៃមនុស្សយន្តសម្រាប់បញ្ចប់សម្លៀកបំពាក់ ជួលតាមការកម្មង់។',
      products: [
        {
          name: 'Folding arm',
          name_kh: 'ដៃបត់',
          description: 'Folds, tags and boxes four hundred shirts an hour.',
          description_kh: 'បត់ បិទស្លាក និងដាក់ប្រអប់អាវបួនរយក្នុងមួយម៉ោង។',
        },
      ],
    },
    {
      name: 'Phteah Sensor',
      name_kh: 'ឧបករណ៍ផ្ទះ',
      province: '12',
      stage: 'operational',
      year: 2018,
      models: ['product-sales', 'b2b'],
      tells: [3, 0, 0],
      summary: 'Sensors and switches made in Phnom Penh for heat, dust and uneven current.',
      summary_kh: 'ឧបករណ៍វាស់ និងកុងតាក់ផលិតនៅភ្នំពេញ ធន់នឹងកម្តៅ ធូលី និងភ្លើងមិនស្មើ។',
      products: [
        {
          name: 'Tough switch',
          name_kh: 'កុងតាក់ធន់',
          description: 'Tested at fifty degrees for a year.',
          description_kh: 'សាកល្បងនៅហាសិបអង្សាមួយឆ្នាំ។',
        },
      ],
    },
    {
      name: 'Blind Cane Plus',
      name_kh: 'ឈើច្រត់ឆ្លាត',
      province: '12',
      stage: 'prototype',
      year: 2024,
      models: ['product-sales', 'social-enterprise'],
      tells: [4, 0, 1],
      summary: 'A white cane that feels the kerb, the hole and the parked motorbike.',
      summary_kh: 'ឈើច្រត់សដែលដឹងគែមថ្នល់ រណ្តៅ និងម៉ូតូចត។',
      products: [
        {
          name: 'Talking handle',
          name_kh: 'ដងនិយាយបាន',
          description: 'Speaks three words, in Khmer.',
          description_kh: 'និយាយបីពាក្យ ជាភាសាខ្មែរ។',
        },
      ],
    },
  ],
};
