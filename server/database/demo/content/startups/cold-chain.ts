import type { SectorContent } from '../types.ts';

export const coldChain: SectorContent = {
  sector: 'cold-chain',
  context: [
    ['Ice is sold by the block in the morning and gone by noon.', 'ទឹកកកលក់ជាដុំពេលព្រឹក ហើយរលាយអស់ត្រឹមថ្ងៃត្រង់។'],
    [
      'A third of the vegetables between field and market are lost to heat.',
      'បន្លែមួយភាគបីរវាងចម្ការ និងផ្សារ ខូចដោយសារកម្តៅ។',
    ],
    ['A vaccine must stay cold on a road that has no power.', 'វ៉ាក់សាំងត្រូវត្រជាក់លើផ្លូវដែលគ្មានភ្លើង។'],
    ['A flower has two days between the pond and the altar.', 'ផ្កាមានពេលពីរថ្ងៃរវាងស្រះ និងអាសនៈ។'],
  ],
  proof: [
    ['{n} tonnes were kept cold last year.', 'ទំនិញ {n} តោនត្រូវបានរក្សាត្រជាក់កាលពីឆ្នាំមុន។'],
    ['{n} families rent a shelf.', 'គ្រួសារ {n} ជួលធ្នើ។'],
    ['{n} deliveries arrived within the permitted temperature.', 'ការដឹក {n} លើកបានទៅដល់ក្នុងសីតុណ្ហភាពអនុញ្ញាត។'],
  ],
  next: [
    [
      'Every room shows its temperature on the door and in public.',
      'បន្ទប់នីមួយៗបង្ហាញសីតុណ្ហភាពនៅមាត់ទ្វារ និងជាសាធារណៈ។',
    ],
    ['The next cold room opens before the fishing season.', 'បន្ទប់ត្រជាក់បន្ទាប់បើកមុនរដូវនេសាទ។'],
  ],
  startups: [
    {
      name: 'Tonle Cold',
      name_kh: 'ត្រជាក់ទន្លេ',
      province: '04',
      stage: 'operational',
      year: 2019,
      models: ['pay-as-you-go', 'rental'],
      tells: [0, 1, 1],
      summary: 'Solar ice and shared cold rooms for fishing families around the great lake.',
      summary_kh: 'ទឹកកកសូឡា និងបន្ទប់ត្រជាក់រួម សម្រាប់គ្រួសារអ្នកនេសាទជុំវិញបឹងទន្លេសាប។',
      products: [
        {
          name: 'Ice by the hour',
          name_kh: 'ទឹកកកតាមម៉ោង',
          description: 'Made by sun, sold at the landing.',
          description_kh: 'ផលិតដោយព្រះអាទិត្យ លក់នៅកំពង់។',
        },
        {
          name: 'Shelf for a night',
          name_kh: 'ធ្នើមួយយប់',
          description: 'Two hundred riel a kilo, price checked in the morning.',
          description_kh: 'ពីររយរៀលក្នុងមួយគីឡូ ពិនិត្យតម្លៃពេលព្រឹក។',
        },
      ],
    },
    {
      name: 'Vaccine Mile',
      name_kh: 'គីឡូវ៉ាក់សាំង',
      province: '11',
      stage: 'early-operational',
      year: 2022,
      models: ['b2g', 'service-fee'],
      tells: [2, 2, 0],
      summary: 'Cold boxes for the last road, followed degree by degree.',
      summary_kh: 'ប្រអប់ត្រជាក់សម្រាប់ផ្លូវចុងក្រោយ តាមដានមួយអង្សាម្តងៗ។',
      products: [
        {
          name: 'Four-day box',
          name_kh: 'ប្រអប់បួនថ្ងៃ',
          description: 'Stays between two and eight without power.',
          description_kh: 'រក្សាពីរទៅប្រាំបីអង្សាដោយគ្មានភ្លើង។',
        },
      ],
    },
    {
      name: 'Phka Fresh',
      name_kh: 'ផ្កាស្រស់',
      province: '17',
      stage: 'prototype',
      year: 2024,
      models: ['service-fee', 'b2b'],
      tells: [3, 1, 0],
      summary: 'Cold rooms for lotus and jasmine growers, shared by the flower markets.',
      summary_kh: 'បន្ទប់ត្រជាក់សម្រាប់អ្នកដាំឈូក និងម្លិះ ប្រើរួមគ្នាដោយផ្សារផ្កា។',
      products: [
        {
          name: 'Lotus night',
          name_kh: 'យប់ផ្កាឈូក',
          description: 'Cut at four, cool at five, sold at dawn two days later.',
          description_kh: 'កាត់ម៉ោងបួន ត្រជាក់ម៉ោងប្រាំ លក់ព្រលឹមពីរថ្ងៃក្រោយ។',
        },
      ],
    },
    {
      name: 'Boeng Chill',
      name_kh: 'បឹងត្រជាក់',
      province: '12',
      stage: 'operational',
      year: 2020,
      models: ['b2b', 'subscription'],
      tells: [1, 0, 0],
      summary: 'Delivery vans with rented cold cells, for butchers and bakers of the capital.',
      summary_kh: 'រថយន្តដឹកមានថតត្រជាក់ជួល សម្រាប់អ្នកលក់សាច់ និងនំក្នុងរាជធានី។',
      products: [
        {
          name: 'Cold cell',
          name_kh: 'ថតត្រជាក់',
          description: 'One cubic metre, minus two or plus four.',
          description_kh: 'មួយម៉ែត្រគូប ដកពីរ ឬបូកបួនអង្សា។',
        },
      ],
    },
  ],
};
