import { ABOUT_OTHERS } from './about-others.ts';
import type { AboutKind, Both } from './types.ts';

/**
 * Sentences that complete the description of a record, by kind and type; `{n}` is a figure, `{place}` its province,
 * `{day}` a day of the week. Each stands on few records, so that no two read alike.
 */
export const ABOUT: Readonly<Record<AboutKind, readonly Both[]>> = {
  ...ABOUT_OTHERS,
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
      'The door in {place} is open on {day} mornings, without appointment.',
      'ទ្វារនៅ{place}បើករៀងរាល់ព្រឹក{day} ដោយមិនបាច់ណាត់។',
    ],
    [
      'Khmer is the working language; English papers are explained.',
      'ភាសាការងារគឺភាសាខ្មែរ ហើយឯកសារជាភាសាអង់គ្លេសត្រូវបានពន្យល់។',
    ],
    [
      'Two places in every cohort are kept for founders with a disability.',
      'រក្សាកន្លែងពីរក្នុងជំនាន់នីមួយៗសម្រាប់ស្ថាបនិកមានពិការភាព។',
    ],
    [
      '{n} companies have finished its courses, and most of them still trade.',
      'ក្រុមហ៊ុន {n} បានបញ្ចប់វគ្គបណ្តុះបណ្តាល ហើយភាគច្រើននៅតែបន្តអាជីវកម្ម។',
    ],
    [
      'Founders meet on {day} evenings and bring one open question each.',
      'ស្ថាបនិកជួបជុំគ្នារៀងរាល់ល្ងាច{day} ដោយម្នាក់ៗយកសំណួរមួយមកជាមួយ។',
    ],
    [
      'A lawyer from {place} reads the first contract of every company.',
      'មេធាវីនៅ{place}ពិនិត្យកិច្ចសន្យាដំបូងរបស់ក្រុមហ៊ុននីមួយៗ។',
    ],
    ['Travel from the provinces and a bed for the night are paid.', 'ចេញថ្លៃធ្វើដំណើរពីតាមខេត្ត និងថ្លៃស្នាក់នៅមួយយប់។'],
    [
      'Children are welcome; somebody looks after them during the lessons.',
      'អាចនាំកូនមកជាមួយបាន ព្រោះមានអ្នកមើលថែក្នុងម៉ោងរៀន។',
    ],
    [
      'After six months each company decides whether it wants to go on.',
      'ក្រោយប្រាំមួយខែ ក្រុមហ៊ុននីមួយៗសម្រេចដោយខ្លួនឯងថាចង់បន្តឬអត់។',
    ],
    [
      'It lends tools for up to {n} days so that a first series can be made.',
      'ឱ្យខ្ចីឧបករណ៍រហូតដល់ {n} ថ្ងៃ ដើម្បីផលិតគំរូដំបូង។',
    ],
    [
      'Customers from {place} sit on the jury, not only bankers.',
      'អតិថិជននៅ{place}ចូលរួមក្នុងគណៈកម្មការវាយតម្លៃ មិនមែនមានតែអ្នកធនាគារទេ។',
    ],
  ],
  investor: [
    ['A first answer comes within {n} working days.', 'ចម្លើយដំបូងមានក្នុងរយៈពេល {n} ថ្ងៃធ្វើការ។'],
    [
      'The first meeting is about the customer, the second about the figures.',
      'ជំនួបទីមួយនិយាយពីអតិថិជន ជំនួបទីពីរនិយាយពីតួលេខ។',
    ],
    ['A first round never takes more than a fifth of a company.', 'ជុំដំបូងមិនដែលយកលើសពីមួយភាគប្រាំនៃក្រុមហ៊ុនទេ។'],
    ['Help with the next hire comes before the next round.', 'ការជួយជ្រើសរើសបុគ្គលិកមកមុនជុំហិរញ្ញប្បទានបន្ទាប់។'],
    [
      'Accounts by month and a call every quarter are expected.',
      'តម្រូវឱ្យមានគណនេយ្យប្រចាំខែ និងការប្រជុំតាមទូរសព្ទរៀងរាល់ត្រីមាស។',
    ],
    ['So far {n} companies have signed.', 'មកដល់ពេលនេះ ក្រុមហ៊ុន {n} បានចុះកិច្ចសន្យា។'],
    ['A company that can be visited within a day is preferred.', 'ផ្តល់អាទិភាពដល់ក្រុមហ៊ុនដែលអាចទៅទស្សនាបានក្នុងមួយថ្ងៃ។'],
    [
      'Proposals are read on {day}s, in Khmer or in English.',
      'សំណើត្រូវបានអានរៀងរាល់{day} ជាភាសាខ្មែរ ឬភាសាអង់គ្លេស។',
    ],
    [
      'A refusal is explained in writing, so that it is of use.',
      'ការបដិសេធត្រូវបានពន្យល់ជាលាយលក្ខណ៍អក្សរ ដើម្បីឱ្យមានប្រយោជន៍។',
    ],
    ['The contract is in Khmer and {n} pages long.', 'កិច្ចសន្យាសរសេរជាភាសាខ្មែរ និងមាន {n} ទំព័រ។'],
    [
      'Other investors from {place} are invited to join every round.',
      'វិនិយោគិនផ្សេងទៀតនៅ{place}ត្រូវបានអញ្ជើញចូលរួមក្នុងជុំនីមួយៗ។',
    ],
    ['Loans to bridge a harvest are possible beside shares.', 'ក្រៅពីភាគហ៊ុន អាចផ្តល់កម្ចីសម្រាប់ឆ្លងរដូវប្រមូលផល។'],
    [
      'The money stays for at least seven years, and nobody presses for a sale.',
      'ទុនស្ថិតនៅយ៉ាងតិចប្រាំពីរឆ្នាំ ហើយគ្មាននរណាបង្ខំឱ្យលក់ក្រុមហ៊ុនទេ។',
    ],
    [
      'Before money moves, both sides spend a day in the shop together.',
      'មុនផ្ទេរប្រាក់ ភាគីទាំងពីរធ្វើការជាមួយគ្នាមួយថ្ងៃក្នុងហាង។',
    ],
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
    ['Is free on {day} afternoons.', 'ទំនេរនៅរសៀល{day}។'],
    ['Can be met at the market in {place} on {day}s.', 'អាចជួបបាននៅផ្សារក្នុង{place}រៀងរាល់{day}។'],
    [
      'Reads contracts line by line and says what they mean.',
      'អានកិច្ចសន្យាមួយបន្ទាត់ម្តងៗ ហើយប្រាប់ថាវាមានន័យដូចម្តេច។',
    ],
    ['Brings founders together who have the same question.', 'ណែនាំស្ថាបនិកដែលមានសំណួរដូចគ្នាឱ្យស្គាល់គ្នា។'],
    [
      'Has failed once in business and speaks about it openly.',
      'ធ្លាប់បរាជ័យក្នុងអាជីវកម្មម្តង ហើយនិយាយប្រាប់ដោយបើកចំហ។',
    ],
    ['Worked in {place} for {n} years before.', 'មុននេះធ្លាប់ធ្វើការនៅ{place}អស់ {n} ឆ្នាំ។'],
    ['Likes a plan on one page better than one of thirty.', 'ចូលចិត្តផែនការមួយទំព័រជាងផែនការសាមសិបទំព័រ។'],
    ['Introduces people to suppliers, not to investors.', 'ណែនាំឱ្យស្គាល់អ្នកផ្គត់ផ្គង់ មិនមែនវិនិយោគិនទេ។'],
    ['Accepts calls until eight in the evening, except on {day}s.', 'ទទួលទូរសព្ទរហូតដល់ម៉ោងប្រាំបីយប់ លើកលែងតែ{day}។'],
    ['Wants to hear from two customers before giving advice.', 'ចង់ស្តាប់អតិថិជនពីរនាក់ជាមុន ទើបផ្តល់យោបល់។'],
    ['Comes along to the first talk with the bank.', 'ទៅជាមួយក្នុងជំនួបដំបូងជាមួយធនាគារ។'],
    [
      'Gives one task after each meeting and asks about it at the next.',
      'ដាក់កិច្ចការមួយក្រោយជំនួបនីមួយៗ ហើយសួររកនៅលើកក្រោយ។',
    ],
    ['Is glad to advise women who found a company in {place}.', 'រីករាយផ្តល់យោបល់ដល់ស្ត្រីដែលបង្កើតក្រុមហ៊ុននៅ{place}។'],
    ['Teaches a class of {n} young people besides.', 'បង្រៀនយុវជន {n} នាក់ផងដែរ។'],
    [
      'Keeps what is said to themselves and signs a paper to say so.',
      'រក្សាការសម្ងាត់នូវអ្វីដែលបាននិយាយ ហើយចុះហត្ថលេខាបញ្ជាក់។',
    ],
    ['Ends the work when the company can do without it.', 'បញ្ចប់ការណែនាំនៅពេលក្រុមហ៊ុនអាចដើរដោយខ្លួនឯង។'],
    ['Travels to the districts of {place} once a quarter.', 'ចុះទៅតាមស្រុកក្នុង{place}មួយត្រីមាសម្តង។'],
  ],
};

/** Where a startup's team sits and how it works; `{n}` people in `{place}`. */
export const AT_HOME: readonly Both[] = [
  ['The team of {n} works in {place}.', 'ក្រុមការងារ {n} នាក់ធ្វើការនៅ{place}។'],
  ['We began in {place} and are {n} people today.', 'យើងចាប់ផ្តើមនៅ{place} ហើយសព្វថ្ងៃមានគ្នា {n} នាក់។'],
  ['{n} people in {place} build it and stand behind it.', 'មនុស្ស {n} នាក់នៅ{place}បង្កើត និងទទួលខុសត្រូវលើផលិតផលនេះ។'],
  ['Our workshop in {place} gives work to {n}.', 'រោងជាងរបស់យើងនៅ{place}ផ្តល់ការងារដល់មនុស្ស {n} នាក់។'],
  ['There are {n} of us, and most grew up in {place}.', 'យើងមានគ្នា {n} នាក់ ហើយភាគច្រើនធំធាត់នៅ{place}។'],
  ['It is made in {place}, by {n} pairs of hands.', 'ផលិតនៅ{place} ដោយដៃមនុស្ស {n} នាក់។'],
  [
    'From an office in {place}, {n} of us answer every call ourselves.',
    'ពីការិយាល័យនៅ{place} យើង {n} នាក់ឆ្លើយទូរសព្ទគ្រប់ពេលដោយខ្លួនឯង។',
  ],
  ['We are {n} people and rent two rooms in {place}.', 'យើងមានគ្នា {n} នាក់ ហើយជួលបន្ទប់ពីរនៅ{place}។'],
  [
    '{n} of us work in {place}; the accounts are done on Fridays.',
    'យើង {n} នាក់ធ្វើការនៅ{place} ហើយធ្វើបញ្ជីនៅថ្ងៃសុក្រ។',
  ],
  [
    'Half of our {n} people are on the road in {place} every day.',
    'ពាក់កណ្តាលនៃបុគ្គលិក {n} នាក់ចុះតាមមូលដ្ឋាននៅ{place}រាល់ថ្ងៃ។',
  ],
  [
    'The first customers in {place} still know all {n} of us by name.',
    'អតិថិជនដំបូងនៅ{place}នៅតែស្គាល់ឈ្មោះយើងទាំង {n} នាក់។',
  ],
  [
    'Each of the {n} people in {place} has carried a parcel to a customer.',
    'បុគ្គលិកទាំង {n} នាក់នៅ{place}សុទ្ធតែធ្លាប់យកទំនិញទៅជូនអតិថិជន។',
  ],
  ['Our {n} colleagues share one long table in {place}.', 'សហការី {n} នាក់អង្គុយរួមតុវែងមួយនៅ{place}។'],
  [
    'What {n} people do in {place} today began with two.',
    'អ្វីដែលមនុស្ស {n} នាក់ធ្វើនៅ{place}ថ្ងៃនេះ បានចាប់ផ្តើមពីមនុស្សពីរនាក់។',
  ],
  [
    'The house in {place} has room for the {n} of us and a trainee.',
    'ផ្ទះនៅ{place}មានកន្លែងសម្រាប់យើង {n} នាក់ និងអ្នកហាត់ការម្នាក់។',
  ],
  [
    'We employ {n} people, paid on time since the first month, in {place}.',
    'យើងមានបុគ្គលិក {n} នាក់នៅ{place} ហើយបើកប្រាក់ខែទាន់ពេលតាំងពីខែដំបូង។',
  ],
  [
    '{n} people from {place} learned the trade with us and stayed.',
    'មនុស្ស {n} នាក់នៅ{place}បានរៀនជំនាញជាមួយយើង ហើយនៅបន្ត។',
  ],
  [
    'Come and see us in {place}: there are {n} of us and the tea is ready.',
    'សូមមកលេងយើងនៅ{place}៖ យើងមានគ្នា {n} នាក់ ហើយតែស្រាប់ហើយ។',
  ],
];
