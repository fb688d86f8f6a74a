import type { SectorContent } from '../types.ts';

export const workSkills: SectorContent = {
  sector: 'work-skills',
  context: [
    [
      'A vacancy hangs on a gate; the person who needs it lives two provinces away.',
      'សេចក្តីជ្រើសរើសបិទនៅមាត់ទ្វាររោងចក្រ តែអ្នកត្រូវការរស់នៅចម្ងាយពីរខេត្ត។',
    ],
    ['Many young people have the skill and nothing that proves it.', 'យុវជនជាច្រើនមានជំនាញ តែគ្មានអ្វីបញ្ជាក់។'],
    [
      'Small employers hire by acquaintance, because checking a stranger takes a week.',
      'និយោជកតូចៗជ្រើសរើសអ្នកស្គាល់ ព្រោះការពិនិត្យអ្នកមិនស្គាល់ត្រូវការមួយសប្តាហ៍។',
    ],
    [
      'Who comes home brings savings, skills and no reference.',
      'អ្នកវិលមកវិញមានប្រាក់សន្សំ មានជំនាញ តែគ្មានលិខិតបញ្ជាក់។',
    ],
    ['For three weeks every field needs hands at once.', 'រយៈពេលបីសប្តាហ៍ ស្រែទាំងអស់ត្រូវការដៃក្នុងពេលតែមួយ។'],
    ['An office without a step is still two hours away.', 'ការិយាល័យគ្មានជណ្តើរ នៅតែឆ្ងាយពីរម៉ោង។'],
  ],
  proof: [
    ['{n} people found work with it last year.', 'មនុស្ស {n} នាក់រកបានការងារតាមរយៈនេះកាលពីឆ្នាំមុន។'],
    ['{n} employers have posted at least once.', 'និយោជក {n} បានប្រកាសយ៉ាងតិចម្តង។'],
  ],
  next: [
    ['The worker never pays; the contract says so.', 'កម្មករមិនបង់ថ្លៃទេ ហើយកិច្ចសន្យាសរសេរដូច្នេះ។'],
    [
      'We are adding contracts in plain Khmer for household workers.',
      'យើងបន្ថែមកិច្ចសន្យាជាភាសាខ្មែរងាយយល់សម្រាប់អ្នកធ្វើការផ្ទះ។',
    ],
  ],
  startups: [
    {
      name: 'Khsae Work',
      name_kh: 'ខ្សែការងារ',
      province: '12',
      stage: 'operational',
      year: 2018,
      models: ['b2b', 'service-fee'],
      tells: [0, 0, 1],
      summary: 'Factory and hotel jobs by voice call, for people who do not read job sites.',
      summary_kh: 'ការងាររោងចក្រ និងសណ្ឋាគារតាមការហៅជាសំឡេង សម្រាប់អ្នកមិនប្រើគេហទំព័រការងារ។',
      products: [
        {
          name: 'Press one',
          name_kh: 'ចុចលេខមួយ',
          description: 'Hear three jobs near home, keep the best.',
          description_kh: 'ស្តាប់ការងារបីនៅជិតផ្ទះ រក្សាទុកមួយ។',
        },
      ],
    },
    {
      name: 'Chumneanh Card',
      name_kh: 'ប័ណ្ណជំនាញ',
      province: '12',
      stage: 'early-operational',
      year: 2021,
      models: ['b2b', 'licence'],
      tells: [1, 0, 0],
      summary: 'A skills card for builders, cooks and nannies, tested at work by a master.',
      summary_kh: 'ប័ណ្ណជំនាញសម្រាប់ជាងសំណង់ ចុងភៅ និងអ្នកថែកុមារ ប្រឡងនៅកន្លែងធ្វើការដោយគ្រូជំនាញ។',
      products: [
        {
          name: 'Two-hour test',
          name_kh: 'ប្រឡងពីរម៉ោង',
          description: 'Build a wall, cook a meal, show a day.',
          description_kh: 'រៀបជញ្ជាំង ចម្អិនអាហារ បង្ហាញការងារមួយថ្ងៃ។',
        },
      ],
    },
    {
      name: 'Tralop Home',
      name_kh: 'ត្រឡប់ស្រុក',
      province: '01',
      stage: 'early-operational',
      year: 2022,
      models: ['social-enterprise', 'b2b'],
      tells: [3, 0, 0],
      summary: 'Work and savings plans for people coming back from abroad.',
      summary_kh: 'ផែនការការងារ និងសន្សំសម្រាប់អ្នកវិលត្រឡប់ពីក្រៅប្រទេស។',
      products: [
        {
          name: 'First month',
          name_kh: 'ខែដំបូង',
          description: 'One interview, one course, one savings book.',
          description_kh: 'សម្ភាសន៍មួយ វគ្គមួយ សៀវភៅសន្សំមួយ។',
        },
      ],
    },
    {
      name: 'Day Rung',
      name_kh: 'ដៃរឹងមាំ',
      province: '02',
      stage: 'prototype',
      year: 2024,
      models: ['b2b', 'service-fee'],
      tells: [4, 0, 0],
      summary: 'Harvest crews booked a week ahead, with insurance and a fixed wage.',
      summary_kh: 'ក្រុមច្រូតកាត់កក់មុនមួយសប្តាហ៍ មានធានារ៉ាប់រង និងឈ្នួលថេរ។',
      products: [
        {
          name: 'Crew of twelve',
          name_kh: 'ក្រុមដប់ពីរនាក់',
          description: 'Arrives with its own cook.',
          description_kh: 'មកជាមួយចុងភៅរបស់ខ្លួន។',
        },
      ],
    },
    {
      name: 'Aekareach Work',
      name_kh: 'ការងារឯករាជ្យ',
      province: '12',
      stage: 'operational',
      year: 2020,
      models: ['commission', 'marketplace'],
      tells: [2, 1, 0],
      summary: 'Designers, translators and coders for two days or two months, with tax handled.',
      summary_kh: 'អ្នករចនា អ្នកបកប្រែ និងអ្នកសរសេរកូដសម្រាប់ពីរថ្ងៃ ឬពីរខែ ដោយរៀបចំពន្ធរួច។',
      products: [
        {
          name: 'Two-day brief',
          name_kh: 'កិច្ចការពីរថ្ងៃ',
          description: 'Fixed price, paid on delivery.',
          description_kh: 'តម្លៃថេរ បង់ពេលប្រគល់។',
        },
      ],
    },
    {
      name: 'Able Desk',
      name_kh: 'តុសមត្ថភាព',
      province: '12',
      stage: 'early-operational',
      year: 2022,
      models: ['social-enterprise', 'b2b'],
      tells: [5, 0, 0],
      summary: 'Data and call work from home for people who cannot travel to an office.',
      summary_kh: 'ការងារទិន្នន័យ និងទូរសព្ទពីផ្ទះ សម្រាប់អ្នកមិនអាចធ្វើដំណើរទៅការិយាល័យ។',
      products: [
        {
          name: 'Home desk',
          name_kh: 'តុនៅផ្ទះ',
          description: 'Screen, line and training, lent for a year.',
          description_kh: 'អេក្រង់ អ៊ីនធឺណិត និងវគ្គ ឱ្យខ្ចីមួយឆ្នាំ។',
        },
      ],
    },
  ],
};
