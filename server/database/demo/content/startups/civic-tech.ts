import type { SectorContent } from '../types.ts';

export const civicTech: SectorContent = {
  sector: 'civic-tech',
  context: [
    [
      'A birth certificate takes one visit if the papers are right and five if they are not.',
      'សំបុត្រកំណើតត្រូវការទៅម្តងបើឯកសារត្រឹមត្រូវ និងប្រាំដងបើមិនត្រឹមត្រូវ។',
    ],
    [
      'Commune budgets are public, and hang on a board nobody passes.',
      'ថវិកាឃុំបើកចំហ តែបិទលើក្តារដែលគ្មានអ្នកដើរកាត់។',
    ],
    [
      'People report a broken road to a neighbour, because they know who he is.',
      'មនុស្សប្រាប់រឿងផ្លូវខូចទៅអ្នកជិតខាង ព្រោះស្គាល់គ្នា។',
    ],
    [
      'A law is public on the day it is printed, and known years later.',
      'ច្បាប់ជាសាធារណៈនៅថ្ងៃបោះពុម្ព តែគេស្គាល់ក្រោយច្រើនឆ្នាំ។',
    ],
    ['Many would give a Saturday if somebody asked.', 'មនុស្សជាច្រើននឹងឱ្យថ្ងៃសៅរ៍មួយ បើមានអ្នកសុំ។'],
  ],
  proof: [
    ['{n} citizens used it in the last six months.', 'ប្រជាពលរដ្ឋ {n} នាក់បានប្រើក្នុងប្រាំមួយខែចុងក្រោយ។'],
    ['{n} requests were answered within ten days.', 'សំណើ {n} ត្រូវបានឆ្លើយក្នុងរយៈពេលដប់ថ្ងៃ។'],
  ],
  next: [
    ['The code is open and can be checked by anybody.', 'កូដបើកចំហ ហើយអ្នកណាក៏អាចពិនិត្យបាន។'],
    ['Three more communes join after the council elections.', 'ឃុំបីទៀតនឹងចូលរួមក្រោយការបោះឆ្នោតក្រុមប្រឹក្សា។'],
  ],
  startups: [
    {
      name: 'Sala Khum',
      name_kh: 'សាលាឃុំងាយ',
      province: '06',
      stage: 'early-operational',
      year: 2021,
      models: ['b2g'],
      tells: [0, 1, 1],
      summary: 'A checklist for every commune service: papers, fee, days, and who signs.',
      summary_kh: 'បញ្ជីសម្រាប់សេវាឃុំនីមួយៗ៖ ឯកសារ ថ្លៃ ចំនួនថ្ងៃ និងអ្នកចុះហត្ថលេខា។',
      products: [
        {
          name: 'Paper list',
          name_kh: 'បញ្ជីឯកសារ',
          description: 'Read it before you leave home.',
          description_kh: 'អានមុនចេញពីផ្ទះ។',
        },
      ],
    },
    {
      name: 'Roth Voice',
      name_kh: 'សំឡេងរដ្ឋ',
      province: '12',
      stage: 'prototype',
      year: 2023,
      models: ['b2g', 'licence'],
      tells: [3, 0, 0],
      summary: 'Laws and notices read aloud in plain Khmer, section by section.',
      summary_kh: 'ច្បាប់ និងសេចក្តីជូនដំណឹងអានជាភាសាខ្មែរងាយយល់ មាត្រាម្តងៗ។',
      products: [
        {
          name: 'Law in minutes',
          name_kh: 'ច្បាប់ក្នុងប៉ុន្មាននាទី',
          description: 'What changes, for whom, from when.',
          description_kh: 'អ្វីផ្លាស់ប្តូរ សម្រាប់នរណា ចាប់ពីពេលណា។',
        },
      ],
    },
    {
      name: 'Phlov Report',
      name_kh: 'រាយការណ៍ផ្លូវ',
      province: '17',
      stage: 'operational',
      year: 2019,
      models: ['b2g', 'subscription'],
      tells: [2, 1, 1],
      summary: 'Holes, lamps and drains reported by photo and answered by the district.',
      summary_kh: 'ផ្លូវខូច អំពូលរលត់ និងលូស្ទះ រាយការណ៍ដោយរូបថត និងឆ្លើយដោយខណ្ឌ ស្រុក។',
      products: [
        {
          name: 'Photo ticket',
          name_kh: 'សំបុត្ររូបថត',
          description: 'A number, a date and the photo after repair.',
          description_kh: 'លេខ កាលបរិច្ឆេទ និងរូបថតក្រោយជួសជុល។',
        },
      ],
    },
    {
      name: 'Thavika Open',
      name_kh: 'ថវិកាបើកចំហ',
      province: '12',
      stage: 'early-operational',
      year: 2022,
      models: ['social-enterprise'],
      tells: [1, 0, 1],
      summary: 'Commune budgets as one drawing: what came in, what was built, what is left.',
      summary_kh: 'ថវិកាឃុំជាគំនូរមួយ៖ ចំណូលប៉ុន្មាន សង់អ្វី និងនៅសល់ប៉ុន្មាន។',
      products: [
        {
          name: 'Budget sheet',
          name_kh: 'ក្រដាសថវិកា',
          description: 'Printed large and hung in the market.',
          description_kh: 'បោះពុម្ពធំ និងបិទនៅផ្សារ។',
        },
      ],
    },
    {
      name: 'Smak Day',
      name_kh: 'ថ្ងៃស្ម័គ្រ',
      province: '25',
      stage: 'ideation-and-concept',
      year: 2025,
      models: ['social-enterprise'],
      tells: [4, 0, 0],
      summary: 'Volunteers and villages find each other for a day of useful work.',
      summary_kh: 'អ្នកស្ម័គ្រចិត្ត និងភូមិស្វែងរកគ្នាសម្រាប់ការងារមានប្រយោជន៍មួយថ្ងៃ។',
      products: [
        {
          name: 'Saturday call',
          name_kh: 'ហៅថ្ងៃសៅរ៍',
          description: 'A task, tools and lunch.',
          description_kh: 'កិច្ចការ ឧបករណ៍ និងអាហារថ្ងៃត្រង់។',
        },
      ],
    },
  ],
};
