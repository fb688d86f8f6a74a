import type { Both } from './types.ts';

/** Lines of a template that two sides sign. */
export const AGREEMENT: readonly Both[] = [
  [
    '1. The two sides: name, address, number of the identity card or of the registration.',
    '1. ភាគីទាំងពីរ៖ ឈ្មោះ អាសយដ្ឋាន លេខអត្តសញ្ញាណប័ណ្ណ ឬលេខចុះបញ្ជី។',
  ],
  ['2. What is agreed, in one sentence.', '2. អ្វីដែលព្រមព្រៀង ក្នុងមួយប្រយោគ។'],
  ['3. From when, until when, and how it is prolonged.', '3. ចាប់ពីពេលណា ដល់ពេលណា និងរបៀបបន្ត។'],
  ['4. What each side gives, and on which day.', '4. ភាគីនីមួយៗផ្តល់អ្វី និងនៅថ្ងៃណា។'],
  ['5. Amounts, in riel or in US dollars, and how they are paid.', '5. ចំនួនទឹកប្រាក់ ជារៀល ឬដុល្លារ និងរបៀបបង់។'],
  ['6. What is kept secret, and for how long.', '6. អ្វីត្រូវរក្សាការសម្ងាត់ និងរយៈពេលប៉ុន្មាន។'],
  [
    '7. How either side may end it: in writing, with thirty days of notice.',
    '7. របៀបបញ្ចប់៖ ជាលាយលក្ខណ៍អក្សរ ដោយជូនដំណឹងមុនសាមសិបថ្ងៃ។',
  ],
  ['8. In case of doubt the Khmer text counts.', '8. ក្នុងករណីមានចម្ងល់ អត្ថបទខ្មែរមានអានុភាព។'],
  ['Place, date, two signatures, two thumbprints.', 'ទីកន្លែង កាលបរិច្ឆេទ ហត្ថលេខាពីរ ស្នាមមេដៃពីរ។'],
];

/** Lines of a template that somebody fills in alone or with colleagues. */
export const WORKSHEET: readonly Both[] = [
  ['1. Who takes part, and who writes.', '1. នរណាចូលរួម និងនរណាកត់ត្រា។'],
  ['2. What we want to know or to do, in one sentence.', '2. អ្វីដែលយើងចង់ដឹង ឬចង់ធ្វើ ក្នុងមួយប្រយោគ។'],
  ['3. What we have today: people, money, time, tools.', '3. អ្វីដែលយើងមានថ្ងៃនេះ៖ មនុស្ស ប្រាក់ ពេលវេលា ឧបករណ៍។'],
  ['4. The first step, by whom and until when.', '4. ជំហានដំបូង ធ្វើដោយនរណា និងត្រឹមពេលណា។'],
  ['5. How we shall see that it works.', '5. ធ្វើដូចម្តេចយើងដឹងថាវាដំណើរការ។'],
  ['6. What could go wrong, and what we do then.', '6. អ្វីអាចខុស ហើយពេលនោះយើងធ្វើអ្វី។'],
  ['7. The day on which we look at this page again.', '7. ថ្ងៃដែលយើងមើលទំព័រនេះម្តងទៀត។'],
];
