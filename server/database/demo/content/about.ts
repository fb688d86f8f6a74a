import type { Both } from './types.ts';

/** Sentences that complete the description of a record, by kind; `{n}` is a figure, `{place}` its province. */
export const ABOUT: Readonly<Record<'eso' | 'other' | 'investor' | 'mentor', readonly Both[]>> = {
  eso: [
    [
      'It works with {n} companies a year and visits each of them at least twice.',
      'ធ្វើការជាមួយក្រុមហ៊ុន {n} ក្នុងមួយឆ្នាំ ហើយចុះជួបក្រុមហ៊ុននីមួយៗយ៉ាងតិចពីរដង។',
    ],
    [
      'Applications are read by three people from outside the house.',
      'ពាក្យសុំត្រូវបានអានដោយមនុស្សបីនាក់ពីខាងក្រៅស្ថាប័ន។',
    ],
    [
      'Half of the advisers have run a company in {place} themselves.',
      'ទីប្រឹក្សាពាក់កណ្តាលធ្លាប់ដឹកនាំក្រុមហ៊ុននៅ{place}ដោយខ្លួនឯង។',
    ],
    [
      'Every cohort ends with a public report: what worked, what did not, and what it cost.',
      'ជំនាន់នីមួយៗបញ្ចប់ដោយរបាយការណ៍សាធារណៈ៖ អ្វីបានការ អ្វីមិនបានការ និងចំណាយប៉ុន្មាន។',
    ],
    ['Fees are paid from the first profit, or not at all.', 'ថ្លៃសេវាបង់ពីប្រាក់ចំណេញដំបូង ឬមិនបាច់បង់ទាល់តែសោះ។'],
    [
      'The door in {place} is open on Wednesday mornings, without appointment.',
      'ទ្វារនៅ{place}បើករៀងរាល់ព្រឹកថ្ងៃពុធ ដោយមិនបាច់ណាត់។',
    ],
    [
      'Khmer is the working language; English papers are explained.',
      'ភាសាការងារគឺភាសាខ្មែរ ហើយឯកសារជាភាសាអង់គ្លេសត្រូវបានពន្យល់។',
    ],
    [
      'Two places in every cohort are kept for founders with a disability.',
      'រក្សាកន្លែងពីរក្នុងជំនាន់នីមួយៗសម្រាប់ស្ថាបនិកមានពិការភាព។',
    ],
  ],
  other: [
    ['It has been at work in {place} for {n} years.', 'បានបំពេញការងារនៅ{place}អស់រយៈពេល {n} ឆ្នាំ។'],
    [
      'A team of {n} answers letters and telephone calls in Khmer.',
      'បុគ្គលិក {n} នាក់ឆ្លើយលិខិត និងទូរសព្ទជាភាសាខ្មែរ។',
    ],
    [
      'It opens its doors to startups on the first Thursday of the month.',
      'បើកទ្វារជូនស្តាតអាប់រៀងរាល់ថ្ងៃព្រហស្បតិ៍ដំបូងនៃខែ។',
    ],
    [
      'Prices and conditions are published and the same for everyone.',
      'តម្លៃ និងលក្ខខណ្ឌត្រូវបានផ្សព្វផ្សាយ ហើយដូចគ្នាសម្រាប់ទាំងអស់គ្នា។',
    ],
    ['It takes part in three programs of the network this year.', 'ចូលរួមក្នុងកម្មវិធីបីរបស់បណ្តាញក្នុងឆ្នាំនេះ។'],
    [
      'Young people from {place} may spend three months here as trainees.',
      'យុវជនពី{place}អាចចុះកម្មសិក្សានៅទីនេះបីខែ។',
    ],
    [
      'It writes a short report each year and reads it aloud to its partners.',
      'សរសេររបាយការណ៍ខ្លីមួយក្នុងមួយឆ្នាំ ហើយអានជូនដៃគូ។',
    ],
  ],
  investor: [
    ['A first answer comes within {n} working days.', 'ចម្លើយដំបូងមានក្នុងរយៈពេល {n} ថ្ងៃធ្វើការ។'],
    [
      'The first meeting is about the customer, the second about the figures.',
      'ជំនួបទីមួយនិយាយពីអតិថិជន ជំនួបទីពីរនិយាយពីតួលេខ។',
    ],
    ['A first round never takes more than a fifth of a company.', 'ជុំដំបូងមិនដែលយកលើសពីមួយភាគប្រាំនៃក្រុមហ៊ុនទេ។'],
    ['Help with the next hire comes before the next round.', 'ការជួយជ្រើសរើសបុគ្គលិកមកមុនជុំវិនិយោគបន្ទាប់។'],
    [
      'Accounts by month and a call every quarter are expected.',
      'តម្រូវឱ្យមានគណនេយ្យប្រចាំខែ និងការប្រជុំតាមទូរសព្ទរៀងរាល់ត្រីមាស។',
    ],
    ['So far {n} companies have signed.', 'មកដល់ពេលនេះ ក្រុមហ៊ុន {n} បានចុះកិច្ចសន្យា។'],
    ['A company that can be visited within a day is preferred.', 'ផ្តល់អាទិភាពដល់ក្រុមហ៊ុនដែលអាចទៅទស្សនាបានក្នុងមួយថ្ងៃ។'],
  ],
  mentor: [
    [
      'Offers two hours a month, in person in {place} or by telephone.',
      'ផ្តល់ពីរម៉ោងក្នុងមួយខែ ជួបផ្ទាល់នៅ{place} ឬតាមទូរសព្ទ។',
    ],
    ['Prefers to meet at the founder’s workplace.', 'ចូលចិត្តជួបនៅកន្លែងធ្វើការរបស់ស្ថាបនិក។'],
    ['Takes three companies at a time, for one year.', 'ទទួលក្រុមហ៊ុនបីក្នុងមួយពេល រយៈពេលមួយឆ្នាំ។'],
    ['Usually answers within two days.', 'ជាធម្មតាឆ្លើយតបក្នុងរយៈពេលពីរថ្ងៃ។'],
    ['Asks for the figures before the first meeting.', 'សុំមើលតួលេខមុនជំនួបដំបូង។'],
    ['Has accompanied {n} founders so far.', 'មកដល់ពេលនេះបានណែនាំស្ថាបនិក {n} នាក់។'],
    ['Works without a fee; the founder pays for the coffee.', 'មិនយកថ្លៃទេ ស្ថាបនិកគ្រាន់តែចេញថ្លៃកាហ្វេ។'],
  ],
};

/** Where a startup's team sits and where it sells; `{place}` and `{areas}` are provinces. */
export const AT_HOME: readonly Both[] = [
  ['The team of {n} works in {place}.', 'ក្រុមការងារ {n} នាក់ធ្វើការនៅ{place}។'],
  ['We began in {place} and are {n} people today.', 'យើងចាប់ផ្តើមនៅ{place} ហើយសព្វថ្ងៃមានគ្នា {n} នាក់។'],
  ['{n} people in {place} build it and stand behind it.', 'មនុស្ស {n} នាក់នៅ{place}បង្កើត និងទទួលខុសត្រូវលើវា។'],
];
