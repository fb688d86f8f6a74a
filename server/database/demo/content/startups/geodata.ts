import type { SectorContent } from '../types.ts';

export const geodata: SectorContent = {
  sector: 'geodata',
  context: [
    ['A commune map is often a drawing from the time before the road.', 'ផែនទីឃុំច្រើនជាគំនូរតាំងពីមុនមានផ្លូវ។'],
    [
      'The forest is counted from far away; the people who live in it are rarely asked.',
      'ព្រៃត្រូវបានរាប់ពីចម្ងាយ តែអ្នករស់ក្នុងព្រៃកម្រត្រូវបានសួរ។',
    ],
    [
      'Flood warnings name the province, and a farmer needs the field.',
      'ការព្រមានទឹកជំនន់ប្រាប់ឈ្មោះខេត្ត តែកសិករត្រូវការដឹងដល់ស្រែ។',
    ],
    ['Everybody smells the air, and nobody has the figure.', 'គ្រប់គ្នាដឹងក្លិនខ្យល់ តែគ្មាននរណាមានតួលេខ។'],
    ['A field that was cleared is only safe if people know it.', 'ដីដែលដោះមីនរួច មានសុវត្ថិភាពតែពេលមនុស្សដឹង។'],
  ],
  proof: [
    ['{n} hectares are on the map.', 'ដី {n} ហិកតាមាននៅលើផែនទី។'],
    ['{n} people open the map each month.', 'មនុស្ស {n} នាក់បើកផែនទីរៀងរាល់ខែ។'],
  ],
  next: [
    ['What the commune pays for stays open to everyone.', 'អ្វីដែលឃុំបង់ថ្លៃ បើកជូនសាធារណជនទាំងអស់។'],
    ['Every measurement can be downloaded with its method.', 'រាល់រង្វាស់អាចទាញយកបានព្រមជាមួយវិធីសាស្ត្រ។'],
  ],
  startups: [
    {
      name: 'Dangrek Maps',
      name_kh: 'ផែនទីដងរែក',
      province: '22',
      stage: 'early-operational',
      year: 2021,
      models: ['b2g', 'service-fee'],
      tells: [0, 0, 0],
      summary: 'Parcel maps for communes, drawn from drone flights.',
      summary_kh: 'ផែនទីក្បាលដីសម្រាប់ឃុំ គូរពីការថតដោយដ្រូន។',
      products: [
        {
          name: 'Parcel sheet',
          name_kh: 'ក្រដាសក្បាលដី',
          description: 'Signed by both neighbours at the edge.',
          description_kh: 'អ្នកជិតខាងទាំងពីរចុះហត្ថលេខានៅព្រំ។',
        },
      ],
    },
    {
      name: 'Tonle Level',
      name_kh: 'កម្ពស់ទន្លេ',
      province: '19',
      stage: 'early-operational',
      year: 2022,
      models: ['b2g', 'subscription'],
      tells: [2, 1, 1],
      summary: 'River levels and flood arrival by village, two days ahead.',
      summary_kh: 'កម្ពស់ទឹកទន្លេ និងពេលទឹកមកដល់តាមភូមិ មុនពីរថ្ងៃ។',
      products: [
        {
          name: 'Two-day call',
          name_kh: 'ហៅមុនពីរថ្ងៃ',
          description: 'A voice message to the chief and to every boat owner.',
          description_kh: 'សារសំឡេងដល់មេភូមិ និងម្ចាស់ទូកគ្រប់រូប។',
        },
      ],
    },
    {
      name: 'Prey Witness',
      name_kh: 'សាក្សីព្រៃ',
      province: '13',
      stage: 'prototype',
      year: 2023,
      models: ['social-enterprise'],
      tells: [1, 0, 1],
      summary: 'Community patrols record what they see in the forest, and the record cannot be changed.',
      summary_kh: 'ល្បាតសហគមន៍កត់ត្រាអ្វីដែលឃើញក្នុងព្រៃ ហើយកំណត់ត្រានោះកែមិនបាន។',
      products: [
        {
          name: 'Patrol page',
          name_kh: 'ទំព័រល្បាត',
          description: 'Place, time, photo; sent when the signal returns.',
          description_kh: 'ទីតាំង ពេលវេលា រូបថត ផ្ញើពេលមានសេវា។',
        },
      ],
    },
    {
      name: 'Khyal Air',
      name_kh: 'ខ្យល់ក្រុង',
      province: '12',
      stage: 'early-operational',
      year: 2022,
      models: ['b2g', 'licence'],
      tells: [3, 1, 1],
      summary: 'Air quality street by street, from sensors on school roofs.',
      summary_kh: 'គុណភាពខ្យល់តាមផ្លូវ ពីឧបករណ៍លើដំបូលសាលា។',
      products: [
        {
          name: 'School sensor',
          name_kh: 'ឧបករណ៍សាលា',
          description: 'The pupils read it aloud each Monday.',
          description_kh: 'សិស្សអានឮៗរៀងរាល់ថ្ងៃច័ន្ទ។',
        },
      ],
    },
    {
      name: 'Kongkang Carbon',
      name_kh: 'កាបូនកោងកាង',
      province: '09',
      stage: 'ideation-and-concept',
      year: 2025,
      models: ['b2b'],
      tells: [1, 0, 1],
      summary: 'Mangrove planting measured from the air and paid to the village that guards it.',
      summary_kh: 'ការដាំកោងកាងវាស់ពីលើអាកាស និងបង់ប្រាក់ដល់ភូមិដែលថែរក្សា។',
      products: [
        {
          name: 'Guard payment',
          name_kh: 'ប្រាក់យាមព្រៃ',
          description: 'Every half year, by counted trees.',
          description_kh: 'រៀងរាល់ឆមាស តាមចំនួនដើម។',
        },
      ],
    },
    {
      name: 'Min Free Land',
      name_kh: 'ដីគ្មានមីន',
      province: '24',
      stage: 'operational',
      year: 2018,
      models: ['b2g', 'service-fee'],
      tells: [4, 0, 0],
      summary: 'Records of cleared minefields that a farmer can check before ploughing.',
      summary_kh: 'កំណត់ត្រាដីដែលដោះមីនរួច ឱ្យកសិករពិនិត្យបានមុនភ្ជួរ។',
      products: [
        {
          name: 'Field check',
          name_kh: 'ពិនិត្យដី',
          description: 'Name the village, see the cleared part.',
          description_kh: 'ប្រាប់ឈ្មោះភូមិ ឃើញផ្នែកដែលដោះរួច។',
        },
      ],
    },
  ],
};
