import type { Topic } from './types.ts';

/** What posts are made of, by topic. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  money: {
    paragraphs: [
      [
        'Start with the month that has just ended, not with the year to come. Write down what came in, what went out and what is owed, in riel, on one page.',
        'សូមចាប់ផ្តើមពីខែដែលទើបចប់ មិនមែនពីឆ្នាំខាងមុខទេ។ សូមសរសេរចំណូល ចំណាយ និងបំណុល ជាប្រាក់រៀល លើទំព័រតែមួយ។',
      ],
      [
        'Investors and banks ask different questions about the same table. A bank wants to see the weakest month; an investor wants to see what you would do with the strongest.',
        'វិនិយោគិន និងធនាគារសួរសំណួរខុសគ្នាលើតារាងតែមួយ។ ធនាគារចង់ឃើញខែខ្សោយបំផុត វិនិយោគិនចង់ឃើញអ្វីដែលអ្នកនឹងធ្វើក្នុងខែខ្លាំងបំផុត។',
      ],
      [
        'Keep the riel and the dollar in two columns. Converting both into one hides the exchange you pay for every week.',
        'សូមកត់ប្រាក់រៀល និងប្រាក់ដុល្លារក្នុងជួរឈរពីរផ្សេងគ្នា។ ប្រសិនបើប្តូរទៅរូបិយប័ណ្ណតែមួយ អ្នកនឹងមើលមិនឃើញថ្លៃប្តូរប្រាក់ដែលអ្នកបង់រាល់សប្តាហ៍។',
      ],
      [
        'A company of three needs no finance department. It needs one person who closes the book on the same evening of every month.',
        'ក្រុមហ៊ុនដែលមានបុគ្គលិកបីនាក់ មិនត្រូវការផ្នែកហិរញ្ញវត្ថុទេ។ ក្រុមហ៊ុនត្រូវការតែមនុស្សម្នាក់ដែលបិទបញ្ជីនៅល្ងាចថ្ងៃដដែលរៀងរាល់ខែ។',
      ],
      [
        'Money that arrives early has conditions. Read them aloud with somebody who has nothing to gain from your answer.',
        'ប្រាក់ដែលមកដល់ឆាប់តែងមានលក្ខខណ្ឌ។ សូមអានលក្ខខណ្ឌទាំងនោះឮៗ ជាមួយអ្នកដែលមិនទទួលប្រយោជន៍ពីចម្លើយរបស់អ្នក។',
      ],
    ],
    points: [
      ['Twelve months of income on one page', 'ចំណូលដប់ពីរខែលើមួយទំព័រ'],
      ['A list of debts with dates', 'បញ្ជីបំណុលមានកាលបរិច្ឆេទ'],
      ['One person who closes the month', 'មនុស្សម្នាក់ដែលបិទបញ្ជីប្រចាំខែ'],
    ],
  },
  platform: {
    paragraphs: [
      [
        'Every record on the platform is read by a person before it appears. That takes time, and we would rather say how much than promise less.',
        'មន្ត្រីអានកំណត់ត្រានីមួយៗ មុនបង្ហាញលើវេទិកា។ ការអាននេះត្រូវការពេល ហើយយើងសូមប្រាប់ឱ្យច្បាស់ថាប៉ុន្មានថ្ងៃ។',
      ],
      [
        'You can follow a request with its reference number and the link in the mail. The page always says whose turn it is, and since when.',
        'អ្នកអាចតាមដានសំណើដោយលេខយោង និងតំណក្នុងអ៊ីមែល។ ទំព័រនោះបង្ហាញជានិច្ចថាដល់វេនអ្នកណា និងចាប់ពីពេលណា។',
      ],
      [
        'When something is missing, we return the request with a message at the very field. Nothing else changes, and nothing you wrote is lost.',
        'ពេលខ្វះអ្វីមួយ យើងបង្វិលសំណើត្រឡប់ ដោយមានសារនៅត្រង់ប្រអប់នោះ។ ចំណុចផ្សេងទៀតនៅដដែល ហើយអត្ថបទរបស់អ្នកមិនបាត់ទេ។',
      ],
      [
        'Nobody at the desk decides on a request of their own, of their family or of a company they hold shares in.',
        'គ្មានមន្ត្រីណាសម្រេចលើសំណើរបស់ខ្លួនឯង របស់គ្រួសារ ឬរបស់ក្រុមហ៊ុនដែលខ្លួនមានភាគហ៊ុនទេ។',
      ],
      [
        'The directory is open to everyone. Personal details of people are shown to members who have signed in, and to nobody else.',
        'បញ្ជីឈ្មោះបើកចំហជូនសាធារណជន។ ព័ត៌មានផ្ទាល់ខ្លួនបង្ហាញតែដល់សមាជិកដែលបានចូលប្រើ។',
      ],
    ],
    points: [
      ['A person reads every request', 'មន្ត្រីអានសំណើនីមួយៗ'],
      ['Five working days is the promise', 'កាលកំណត់គឺ 5 ថ្ងៃធ្វើការ'],
      ['Each fact names its source', 'ព័ត៌មាននីមួយៗប្រាប់ប្រភព'],
    ],
  },
  interview: {
    paragraphs: [
      [
        'We meet early, because the working day here starts before the heat. There is a table, two notebooks and a fan that turns only one way.',
        'យើងជួបគ្នាព្រលឹម ព្រោះការងារនៅទីនេះចាប់ផ្តើមមុនកម្តៅ។ មានតុមួយ សៀវភៅកត់ពីរ និងកង្ហារដែលបង្វិលតែមួយទិស។',
      ],
      [
        '“The first version did what we wanted,” she says. “The second did what they wanted. We sell the second.”',
        'ស្ថាបនិកនិយាយថា «គំរូដំបូងធ្វើតាមបំណងរបស់យើង។ គំរូទីពីរធ្វើតាមតម្រូវការរបស់អតិថិជន។ យើងលក់គំរូទីពីរ។»',
      ],
      [
        'The hardest month was the fourth. The savings were gone, the customer was pleased, and the invoice had not been paid. They sold a motorbike and kept the team.',
        'ខែពិបាកបំផុតគឺខែទីបួន។ ប្រាក់សន្សំអស់ អតិថិជនពេញចិត្ត តែវិក្កយបត្រមិនទាន់ទូទាត់។ ស្ថាបនិកទាំងពីរលក់ម៉ូតូមួយ ដើម្បីរក្សាក្រុម។',
      ],
      [
        'What would they do differently? “Ask for the deposit on the first day. And learn the name of the accountant before the name of the director.”',
        'ប្រសិនបើចាប់ផ្តើមម្តងទៀត តើនឹងធ្វើអ្វីខុសពីមុន? «សុំប្រាក់កក់តាំងពីថ្ងៃដំបូង។ ហើយស្គាល់ឈ្មោះគណនេយ្យករ មុនស្គាល់ឈ្មោះនាយក។»',
      ],
      [
        'On the wall hangs a list of everything that has broken since the beginning. It has sixty-one lines, and the last one is from Tuesday.',
        'លើជញ្ជាំងមានបញ្ជីនៃអ្វីៗដែលធ្លាប់ខូចតាំងពីដើមមក។ បញ្ជីនោះមាន 61 បន្ទាត់ ហើយបន្ទាត់ចុងក្រោយចុះថ្ងៃអង្គារ។',
      ],
    ],
    points: [
      ['Begin before the heat', 'ចាប់ផ្តើមមុនកម្តៅ'],
      ['Ask for the deposit', 'សុំប្រាក់កក់'],
      ['Write down what breaks', 'កត់អ្វីដែលខូច'],
    ],
  },
  law: {
    paragraphs: [
      [
        'A contract is for the day on which you no longer agree. Write it on a day when you still do.',
        'កិច្ចសន្យាមានប្រយោជន៍នៅថ្ងៃដែលភាគីលែងយល់ស្របគ្នា។ ដូច្នេះ សូមសរសេរកិច្ចសន្យាតាំងពីពេលដែលភាគីនៅយល់ស្របគ្នា។',
      ],
      [
        'Put the Khmer text first and let the translation follow it. Where the two differ, say in writing which one counts.',
        'សូមដាក់អត្ថបទខ្មែរមុន រួចដាក់សេចក្តីបកប្រែតាមក្រោយ។ សូមបញ្ជាក់ក្នុងកិច្ចសន្យាថាអត្ថបទភាសាណាមានសុពលភាព ពេលអត្ថបទទាំងពីរខុសគ្នា។',
      ],
      [
        'Most counters ask for the same six papers. Keep certified copies of each in one folder, with the date on which it expires.',
        'បញ្ជរភាគច្រើនសុំឯកសារប្រាំមួយដដែល។ សូមរក្សាទុកច្បាប់ចម្លងដែលបានបញ្ជាក់ត្រឹមត្រូវក្នុងថតតែមួយ ដោយកត់ថ្ងៃផុតសុពលភាពលើឯកសារនីមួយៗ។',
      ],
      [
        'A stamp proves that a paper was seen, not that it is right. Read the paper before the stamp and again after it.',
        'ត្រាបញ្ជាក់តែថាមានអ្នកបានឃើញឯកសារ មិនបញ្ជាក់ថាឯកសារត្រឹមត្រូវទេ។ សូមអានឯកសារមុនបោះត្រា ហើយអានម្តងទៀតក្រោយបោះត្រា។',
      ],
      [
        'This page explains; it does not advise. A clinic reads your own papers free of charge on Thursdays.',
        'ទំព័រនេះពន្យល់ មិនមែនផ្តល់ប្រឹក្សាច្បាប់ទេ។ គ្លីនិកច្បាប់អានឯកសាររបស់អ្នកដោយឥតគិតថ្លៃរៀងរាល់ថ្ងៃព្រហស្បតិ៍។',
      ],
    ],
    points: [
      ['Khmer text first', 'អត្ថបទខ្មែរមុន'],
      ['Certified copies in one folder', 'ច្បាប់ចម្លងក្នុងថតតែមួយ'],
      ['A date beside every paper', 'កាលបរិច្ឆេទក្បែរឯកសារនីមួយៗ'],
    ],
  },
  farm: {
    paragraphs: [
      [
        'Farmers test a thing by using it for something else. Watch for a week before you explain.',
        'កសិករសាកល្បងឧបករណ៍ថ្មី ដោយយកទៅប្រើសម្រាប់ការងារផ្សេង។ សូមមើលរយៈពេលមួយសប្តាហ៍សិន មុននឹងពន្យល់។',
      ],
      [
        'The season sets the calendar of your company. If the tool is late by three weeks, it is late by a year.',
        'រដូវកំណត់ប្រតិទិនរបស់ក្រុមហ៊ុន។ ប្រសិនបើឧបករណ៍មកយឺត 3 សប្តាហ៍ គឺយឺតមួយឆ្នាំ។',
      ],
      [
        'A machine that one family owns is idle for ten months. A machine that twelve families own needs a rule, and somebody to keep it.',
        'ម៉ាស៊ីនរបស់គ្រួសារមួយនៅស្ងៀមដប់ខែ។ ម៉ាស៊ីនរបស់គ្រួសារដប់ពីរត្រូវការច្បាប់ និងអ្នករក្សាច្បាប់។',
      ],
      [
        'Weight, moisture and date belong on the same slip, signed by both sides, before the sacks leave the yard.',
        'ទម្ងន់ សំណើម និងកាលបរិច្ឆេទត្រូវនៅលើក្រដាសតែមួយ ចុះហត្ថលេខាដោយភាគីទាំងពីរ មុនបាវចេញពីទីធ្លា។',
      ],
      [
        'Shade, mulch and a lid cost less than any pump. Begin with them, measure, and buy only what is still missing.',
        'ម្លប់ ចំបើងគ្រប និងគម្រប ថ្លៃតិចជាងស្នប់ណាមួយ។ សូមចាប់ផ្តើមពីវិធីទាំងនេះ វាស់លទ្ធផល រួចទិញតែអ្វីដែលនៅខ្វះ។',
      ],
    ],
    points: [
      ['Ten users, one season', 'អ្នកសាកល្បងដប់នាក់ រដូវមួយ'],
      ['A rule for the shared machine', 'ច្បាប់សម្រាប់ម៉ាស៊ីនរួម'],
      ['A slip signed by both sides', 'ក្រដាសចុះហត្ថលេខាទាំងពីរភាគី'],
    ],
  },
  people: {
    paragraphs: [
      [
        'Write the job on one page before you look for the person: what, when, with whom, and how you will both know it goes well.',
        'សូមសរសេរអំពីការងារលើទំព័រតែមួយ មុនស្វែងរកបុគ្គលិក៖ ធ្វើអ្វី ពេលណា ជាមួយនរណា និងដឹងយ៉ាងណាថាដំណើរការល្អ។',
      ],
      [
        'Pay on the same day of every month. Nothing else you do will be remembered as well.',
        'សូមបើកប្រាក់បៀវត្សនៅថ្ងៃដដែលរៀងរាល់ខែ។ បុគ្គលិកចងចាំរឿងនេះជាងរឿងណាទាំងអស់។',
      ],
      [
        'A mentor is not a consultant without a bill. Bring one question, the facts for it, and the decision you are about to take.',
        'អ្នកណែនាំមិនមែនជាទីប្រឹក្សាដែលគ្មានវិក្កយបត្រ។ សូមយកសំណួរមួយ ព័ត៌មានពាក់ព័ន្ធ និងសេចក្តីសម្រេចដែលអ្នកហៀបធ្វើមកជាមួយ។',
      ],
      [
        'In the province rent is low and the circle is small. Plan a day in the city every month and a guest in the province every quarter.',
        'នៅខេត្ត ថ្លៃឈ្នួលទាប តែរង្វង់មនុស្សតូច។ រៀបចំមួយថ្ងៃនៅទីក្រុងរាល់ខែ និងភ្ញៀវម្នាក់នៅខេត្តរាល់ត្រីមាស។',
      ],
      [
        'Founders who divide work early quarrel about small things only. Those who do not, quarrel about everything.',
        'ស្ថាបនិកដែលចែកការងារពីដំបូងឈ្លោះតែរឿងតូច។ អ្នកដែលមិនចែក ឈ្លោះគ្រប់រឿង។',
      ],
    ],
    points: [
      ['One page for each job', 'មួយទំព័រសម្រាប់ការងារនីមួយៗ'],
      ['Wages on a fixed day', 'បើកប្រាក់ថ្ងៃកំណត់'],
      ['One question for each meeting', 'សំណួរមួយសម្រាប់ជំនួបនីមួយៗ'],
    ],
  },
  product: {
    paragraphs: [
      [
        'Show it to somebody who has never heard of it and say nothing for five minutes. What they try first is your manual.',
        'សូមបង្ហាញផលិតផលដល់អ្នកដែលមិនធ្លាប់ឮ ហើយកុំនិយាយអ្វីក្នុងរយៈពេល 5 នាទី។ អ្វីដែលបុគ្គលនោះសាកមុនគេ គឺជាសៀវភៅណែនាំរបស់អ្នក។',
      ],
      [
        "A sentence that could stand on any company's page says nothing about yours. Replace the adjectives by a number, a place and a verb.",
        'ប្រយោគដែលដាក់លើទំព័រក្រុមហ៊ុនណាក៏បាន មិនប្រាប់អ្វីអំពីអ្នកទេ។ ជំនួសគុណនាមដោយលេខ ទីកន្លែង និងកិរិយាសព្ទ។',
      ],
      [
        'Ask for one piece of information fewer than you want. The form will be finished twice as often, and there will be less to guard.',
        'សូមសួរព័ត៌មានឱ្យតិចជាងចំនួនដែលអ្នកចង់បានមួយចំណុច។ អ្នកបំពេញទម្រង់រហូតដល់ចប់នឹងកើនទ្វេដង ហើយទិន្នន័យដែលត្រូវការពារក៏តិចជាង។',
      ],
      [
        'Test on the oldest telephone in the village, in daylight, with one hand. Most design questions answer themselves.',
        'សាកលើទូរសព្ទចាស់ជាងគេក្នុងភូមិ ក្រោមពន្លឺថ្ងៃ ដោយដៃមួយ។ សំណួររចនាភាគច្រើននឹងឆ្លើយដោយខ្លួនឯង។',
      ],
      [
        'When people complain, they have not left yet. Answer within a day, with a name, and tell them what changed because of it.',
        'ពេលគេត្អូញត្អែរ គេមិនទាន់ចាកចេញទេ។ សូមឆ្លើយក្នុងរយៈពេលមួយថ្ងៃ ដោយដាក់ឈ្មោះរបស់អ្នក ហើយប្រាប់ថាអ្វីបានផ្លាស់ប្តូរដោយសារមតិនោះ។',
      ],
    ],
    points: [
      ['What you sell, to whom', 'លក់អ្វី ឱ្យនរណា'],
      ['One field fewer', 'ប្រអប់តិចជាងមុនមួយ'],
      ['The oldest telephone in the village', 'ទូរសព្ទចាស់ជាងគេក្នុងភូមិ'],
    ],
  },
  data: {
    paragraphs: [
      [
        'All figures come from records approved by the last day of the period. A figure is confirmed when a document or a second party stands behind it.',
        'តួលេខទាំងអស់មកពីកំណត់ត្រាដែលបានអនុម័តត្រឹមថ្ងៃចុងក្រោយនៃរយៈពេល។ តួលេខបានបញ្ជាក់ ពេលមានឯកសារ ឬភាគីទីពីរបញ្ជាក់។',
      ],
      [
        'Amounts stay in the currency in which they were given. We do not convert, because the rate of the day would then be part of the result.',
        'ចំនួនប្រាក់នៅក្នុងរូបិយប័ណ្ណដើម។ យើងមិនប្តូរទេ ព្រោះអត្រាប្រចាំថ្ងៃនឹងក្លាយជាផ្នែកនៃលទ្ធផល។',
      ],
      [
        'Provinces with fewer than five records are shown together, so that no single company can be recognised from a sum.',
        'ខេត្តដែលមានកំណត់ត្រាតិចជាងប្រាំបង្ហាញរួមគ្នា ដើម្បីកុំឱ្យស្គាល់ក្រុមហ៊ុនណាមួយពីផលបូក។',
      ],
      [
        'The growth of the list is not the growth of the sector. Part of it is that more companies have heard of us.',
        'ការកើនឡើងនៃបញ្ជីមិនមែនជាការកើនឡើងនៃវិស័យទេ។ មួយផ្នែកគឺដោយសារក្រុមហ៊ុនកាន់តែច្រើនស្គាល់យើង។',
      ],
      [
        'The table below each drawing can be downloaded, with the definition of every column. Corrections are listed with their date.',
        'តារាងក្រោមគំនូរនីមួយៗអាចទាញយកបាន ព្រមទាំងនិយមន័យនៃជួរឈរនីមួយៗ។ ការកែតម្រូវមានបញ្ជី និងកាលបរិច្ឆេទ។',
      ],
    ],
    points: [
      ['Confirmed and stated figures apart', 'តួលេខបានបញ្ជាក់ និងម្ចាស់បានប្រកាស ដាច់ពីគ្នា'],
      ['No conversion of currencies', 'មិនប្តូររូបិយប័ណ្ណ'],
      ['Corrections with a date', 'ការកែតម្រូវមានកាលបរិច្ឆេទ'],
    ],
  },
  market: {
    paragraphs: [
      [
        'A price is a promise about the next delivery as well. Count transport, loss and the month in which nobody buys.',
        'តម្លៃគឺជាការសន្យាអំពីការដឹកលើកក្រោយដែរ។ រាប់ថ្លៃដឹក ការខូចខាត និងខែដែលគ្មានអ្នកទិញ។',
      ],
      [
        'Large buyers pay late and order well. Agree on the date of payment before the date of delivery, and write both on the invoice.',
        'អ្នកទិញធំបង់យឺត តែបញ្ជាទិញល្អ។ ព្រមព្រៀងថ្ងៃបង់មុនថ្ងៃប្រគល់ ហើយសរសេរទាំងពីរលើវិក្កយបត្រ។',
      ],
      [
        'In a new province the product travels without its story. Take one seller along for the first month and pay for the room.',
        'នៅខេត្តថ្មី ផលិតផលធ្វើដំណើរដោយគ្មានសាច់រឿង។ យកអ្នកលក់ម្នាក់ទៅជាមួយខែដំបូង ហើយចេញថ្លៃបន្ទប់។',
      ],
      [
        'A tender is a calendar first and a price second. Whoever knows the calendar has time to ask.',
        'ក្នុងការដេញថ្លៃ ប្រតិទិនសំខាន់ជាងតម្លៃ។ អ្នកដែលស្គាល់ប្រតិទិន មានពេលសួរ។',
      ],
      [
        'Ten minutes of counting each evening replace the three days at the end of the month.',
        'រាប់ដប់នាទីរាល់ល្ងាច ជំនួសបីថ្ងៃនៅចុងខែ។',
      ],
    ],
    points: [
      ['The twelfth month in the price', 'ខែទីដប់ពីរក្នុងតម្លៃ'],
      ['A date of payment on the invoice', 'ថ្ងៃបង់ប្រាក់លើវិក្កយបត្រ'],
      ['Ten minutes every evening', 'ដប់នាទីរាល់ល្ងាច'],
    ],
  },
};
