import type { SectorContent } from '../types.ts';

export const utilities: SectorContent = {
  sector: 'utilities',
  context: [
    [
      'Two in five rural homes buy water by the jar, at ten times the price of a pipe.',
      'ផ្ទះពីរក្នុងប្រាំនៅជនបទទិញទឹកតាមធុង ក្នុងតម្លៃដប់ដងនៃទឹកម៉ាស៊ីន។',
    ],
    [
      'A private supply with six hundred taps loses a third of its water and cannot say where.',
      'អ្នកផ្គត់ផ្គង់ឯកជនដែលមានក្បាលរ៉ូប៊ីណេប្រាំមួយរយ បាត់ទឹកមួយភាគបី ហើយមិនដឹងថានៅត្រង់ណា។',
    ],
    ['Clean water turns dirty between the tap and the cup.', 'ទឹកស្អាតក្លាយជាកខ្វក់នៅចន្លោះរ៉ូប៊ីណេ និងពែង។'],
    ['A village is only as clean as its last house.', 'ភូមិស្អាតបានត្រឹមផ្ទះចុងក្រោយ។'],
    ['What leaves the guesthouse arrives in the river.', 'អ្វីដែលចេញពីផ្ទះសំណាក់ ទៅដល់ស្ទឹង។'],
  ],
  proof: [
    ['{n} homes drink from it.', 'គេហដ្ឋាន {n} ប្រើទឹកពីទីនេះ។'],
    ['{n} connections are read without a visit.', 'តំណទឹក {n} ត្រូវបានអានដោយមិនបាច់ចុះដល់ផ្ទះ។'],
    ['{n} families have built one.', 'គ្រួសារ {n} បានសង់រួច។'],
    ['{n} kilometres of pipe have been listened to.', 'ទុយោប្រវែង {n} គីឡូម៉ែត្រត្រូវបានស្តាប់។'],
    ['{n} cubic metres are cleaned each day.', 'ទឹក {n} ម៉ែត្រគូបត្រូវបានចម្រោះរៀងរាល់ថ្ងៃ។'],
  ],
  next: [
    [
      'Samples go to the provincial laboratory every month, and the results hang at the gate.',
      'គំរូទឹកបញ្ជូនទៅមន្ទីរពិសោធន៍ខេត្តរាល់ខែ ហើយលទ្ធផលបិទនៅមាត់ទ្វារ។',
    ],
    ['The tariff is agreed with the commune council once a year.', 'ថ្លៃទឹកព្រមព្រៀងជាមួយក្រុមប្រឹក្សាឃុំម្តងក្នុងមួយឆ្នាំ។'],
    [
      'Masons of the commune are trained, and their names stand on the box.',
      'ជាងក្នុងឃុំត្រូវបានបណ្តុះបណ្តាល ហើយឈ្មោះជាងនៅលើប្រអប់។',
    ],
  ],
  startups: [
    {
      name: 'Chhlat Meter',
      name_kh: 'ម៉ែត្រឆ្លាត',
      province: '07',
      stage: 'operational',
      year: 2020,
      models: ['b2b', 'product-sales'],
      tells: [1, 1, 1],
      summary: 'Water meters that read themselves, for small private water supplies.',
      summary_kh: 'ម៉ែត្រទឹកអានដោយខ្លួនឯង សម្រាប់អ្នកផ្គត់ផ្គង់ទឹកខ្នាតតូច។',
      products: [
        {
          name: 'Reading cap',
          name_kh: 'គម្របអាន',
          description: 'Fits on the old meter, sends once a day.',
          description_kh: 'បំពាក់លើនាឡិកាទឹកចាស់ ផ្ញើម្តងក្នុងមួយថ្ងៃ។',
        },
      ],
    },
    {
      name: 'Peang Clean',
      name_kh: 'ពាងស្អាត',
      province: '21',
      stage: 'early-operational',
      year: 2021,
      models: ['product-sales', 'social-enterprise'],
      tells: [2, 0, 0],
      summary: 'Ceramic filters for the rain jar, with a new candle delivered each year.',
      summary_kh: 'តម្រងសេរ៉ាមិចសម្រាប់ពាងទឹកភ្លៀង មានដឹកស្នូលថ្មីរៀងរាល់ឆ្នាំ។',
      products: [
        {
          name: 'Year candle',
          name_kh: 'ស្នូលតម្រងប្រចាំឆ្នាំ',
          description: 'Changed at the door in five minutes.',
          description_kh: 'ប្តូរនៅមាត់ទ្វារក្នុងប្រាំនាទី។',
        },
      ],
    },
    {
      name: 'Bangkun Post',
      name_kh: 'បង្គន់រួចរាល់',
      province: '20',
      stage: 'operational',
      year: 2017,
      models: ['product-sales', 'social-enterprise'],
      tells: [3, 2, 2],
      summary: 'Latrines in three boxes, carried by one motorbike and built in a day.',
      summary_kh: 'បង្គន់ក្នុងប្រអប់បី ដឹកដោយម៉ូតូមួយ និងសង់ក្នុងមួយថ្ងៃ។',
      products: [
        {
          name: 'One-day latrine',
          name_kh: 'បង្គន់មួយថ្ងៃ',
          description: 'Paid in six parts, without interest.',
          description_kh: 'បង់ប្រាំមួយលើក គ្មានការប្រាក់។',
        },
      ],
    },
    {
      name: 'Leak Ear',
      name_kh: 'ត្រចៀកទុយោ',
      province: '12',
      stage: 'prototype',
      year: 2023,
      models: ['b2b', 'service-fee'],
      tells: [1, 3, 1],
      summary: 'Night listening for leaks under the street, by microphone and by map.',
      summary_kh: 'ស្តាប់ការលេចទឹកក្រោមថ្នល់ពេលយប់ ដោយមីក្រូហ្វូន និងផែនទី។',
      products: [
        {
          name: 'Night walk',
          name_kh: 'ដើរស្តាប់ពេលយប់',
          description: 'Four kilometres, every hiss on the map.',
          description_kh: 'បួនគីឡូម៉ែត្រ រាល់សំឡេងនៅលើផែនទី។',
        },
      ],
    },
    {
      name: 'Water Kiosk Co',
      name_kh: 'តូបទឹក',
      province: '16',
      stage: 'early-operational',
      year: 2020,
      models: ['franchise', 'pay-as-you-go'],
      tells: [0, 0, 0],
      summary: 'Village kiosks that clean stream water and sell it by the jar at a fair price.',
      summary_kh: 'តូបក្នុងភូមិដែលចម្រោះទឹកស្ទឹង និងលក់តាមធុងក្នុងតម្លៃសមរម្យ។',
      products: [
        {
          name: 'Twenty litres',
          name_kh: 'ម្ភៃលីត្រ',
          description: 'Five hundred riel, jar washed.',
          description_kh: 'ប្រាំរយរៀល លាងធុងរួច។',
        },
      ],
    },
    {
      name: 'Reed Filter',
      name_kh: 'ចម្រោះធម្មជាតិ',
      province: '17',
      stage: 'early-operational',
      year: 2022,
      models: ['b2b', 'service-fee'],
      tells: [4, 4, 0],
      summary: 'Reed beds that clean the waste water of guesthouses before it reaches the river.',
      summary_kh: 'ស្រះរុក្ខជាតិចម្រោះទឹកកខ្វក់ពីផ្ទះសំណាក់ មុនហូរចូលស្ទឹង។',
      products: [
        {
          name: 'Garden filter',
          name_kh: 'សួនចម្រោះ',
          description: 'Looks like a garden, tested like a plant.',
          description_kh: 'មើលទៅដូចសួន ពិនិត្យដូចរោងចម្រោះ។',
        },
      ],
    },
  ],
};
