import type { OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import type { Both } from './types.ts';

/** Sentences on the nine other types of organisation; `{n}`, `{place}` and `{day}` as in `ABOUT`. */
export const ABOUT_OTHERS: Readonly<Record<OtherStakeholderSlug, readonly Both[]>> = {
  'academic-institution': [
    [
      '{n} students spend a term working in a company in {place}.',
      'និស្សិត {n} នាក់ចុះធ្វើការមួយឆមាសក្នុងក្រុមហ៊ុននៅ{place}។',
    ],
    [
      'A company may set the subject of a final project; the result belongs to both.',
      'ក្រុមហ៊ុនអាចស្នើប្រធានបទសារណា ហើយលទ្ធផលជារបស់ភាគីទាំងពីរ។',
    ],
    ['The library is open to founders on {day}s.', 'បណ្ណាល័យបើកជូនស្ថាបនិករៀងរាល់{day}។'],
    [
      'Its laboratory in {place} tests {n} samples a month for small firms.',
      'បន្ទប់ពិសោធន៍នៅ{place}ធ្វើតេស្តសំណាក {n} ក្នុងមួយខែជូនសហគ្រាសតូចៗ។',
    ],
    ['Lecturers may keep a share in what they help to found.', 'សាស្ត្រាចារ្យអាចមានភាគហ៊ុនក្នុងក្រុមហ៊ុនដែលខ្លួនជួយបង្កើត។'],
    [
      'Evening classes on {day}s teach accounts to people who already sell.',
      'ថ្នាក់ពេលយប់រៀងរាល់{day}បង្រៀនគណនេយ្យដល់អ្នកដែលកំពុងលក់ដូរ។',
    ],
    [
      '{n} of last year’s graduates work in companies younger than five years.',
      'និស្សិតជ័យលាភីឆ្នាំមុន {n} នាក់ធ្វើការក្នុងក្រុមហ៊ុនដែលមានអាយុក្រោមប្រាំឆ្នាំ។',
    ],
    ['Scholarships in {place} go first to the daughters of farmers.', 'អាហារូបករណ៍នៅ{place}ផ្តល់ជូនកូនស្រីកសិករមុនគេ។'],
  ],
  'co-working-space': [
    [
      'There are {n} desks, a telephone room and a roof to eat on.',
      'មានតុ {n} បន្ទប់ទូរសព្ទមួយ និងដំបូលសម្រាប់អង្គុយញ៉ាំបាយ។',
    ],
    ['On {day}s a day pass costs nothing.', 'រៀងរាល់{day} អាចចូលប្រើដោយឥតគិតថ្លៃ។'],
    [
      'Electricity keeps running when the street in {place} goes dark.',
      'ភ្លើងនៅតែឆេះ ទោះផ្លូវនៅ{place}ដាច់ភ្លើងក៏ដោយ។',
    ],
    ['Members pay by the month and may leave by the month.', 'សមាជិកបង់ប្រចាំខែ ហើយអាចឈប់បានរាល់ខែ។'],
    [
      'Of its members, {n} began alone and now employ others.',
      'ក្នុងចំណោមសមាជិក {n} នាក់បានចាប់ផ្តើមម្នាក់ឯង ហើយឥឡូវជួលអ្នកដទៃ។',
    ],
    ['The meeting room is lent to village associations from {place}.', 'បន្ទប់ប្រជុំឱ្យសមាគមភូមិនៅ{place}ខ្ចីប្រើ។'],
    ['Lunch on {day}s is cooked by one of the members.', 'អាហារថ្ងៃត្រង់រៀងរាល់{day}ចម្អិនដោយសមាជិកម្នាក់។'],
    ['It opens at six, because markets do.', 'បើកម៉ោងប្រាំមួយព្រឹក ព្រោះផ្សារក៏បើកម៉ោងនោះដែរ។'],
  ],
  'community-and-association': [
    ['It has {n} members in {place}, each with one vote.', 'មានសមាជិក {n} នៅ{place} ដែលម្នាក់ៗមានមួយសំឡេង។'],
    ['Minutes of its meetings hang on the door for all to read.', 'កំណត់ហេតុប្រជុំបិទនៅលើទ្វារសម្រាប់អ្នកទាំងអស់អាន។'],
    ['Newcomers are introduced on {day} evenings.', 'សមាជិកថ្មីត្រូវបានណែនាំនៅល្ងាច{day}។'],
    [
      'A fund of the members lends small sums without interest.',
      'មូលនិធិរបស់សមាជិកឱ្យខ្ចីប្រាក់បន្តិចបន្តួចដោយគ្មានការប្រាក់។',
    ],
    ['It speaks for small firms when {place} plans its roads.', 'និយាយជំនួសសហគ្រាសតូចៗ ពេល{place}រៀបចំផែនការផ្លូវ។'],
    ['Older members stand by {n} younger ones for a year.', 'សមាជិកចាស់ជួយណែនាំសមាជិកថ្មី {n} នាក់ក្នុងរយៈពេលមួយឆ្នាំ។'],
    ['Twice a year the members visit each other’s workshops.', 'សមាជិកទស្សនារោងជាងគ្នាទៅវិញទៅមកពីរដងក្នុងមួយឆ្នាំ។'],
    ['Work is done by volunteers, mostly on {day}s.', 'ការងារធ្វើដោយអ្នកស្ម័គ្រចិត្ត ភាគច្រើននៅ{day}។'],
  ],
  corporate: [
    [
      'It buys from {n} young companies and pays within thirty days.',
      'ទិញពីក្រុមហ៊ុនថ្មីៗ {n} ហើយទូទាត់ក្នុងរយៈពេលសាមសិបថ្ងៃ។',
    ],
    ['One person in {place} is the door for all proposals.', 'មានមនុស្សម្នាក់នៅ{place}ទទួលសំណើទាំងអស់។'],
    ['A trial runs in one branch before it runs in all.', 'ការសាកល្បងធ្វើក្នុងសាខាមួយ មុននឹងធ្វើគ្រប់សាខា។'],
    ['Its engineers give {n} hours a year to founders.', 'វិស្វកររបស់ក្រុមហ៊ុនផ្តល់ {n} ម៉ោងក្នុងមួយឆ្នាំជូនស្ថាបនិក។'],
    ['Suppliers may see the warehouse in {place} on {day}s.', 'អ្នកផ្គត់ផ្គង់អាចទស្សនាឃ្លាំងនៅ{place}រៀងរាល់{day}។'],
    [
      'What it learns from a trial is written down for the startup too.',
      'អ្វីដែលរៀនបានពីការសាកល្បង ត្រូវបានកត់ទុកជូនស្តាតអាប់ផងដែរ។',
    ],
    [
      'Tenders under a certain sum are kept for local firms.',
      'ការដេញថ្លៃក្រោមទឹកប្រាក់កំណត់ រក្សាទុកសម្រាប់សហគ្រាសក្នុងស្រុក។',
    ],
    [
      'It has been in {place} for {n} years and knows most roads.',
      'មានវត្តមាននៅ{place} {n} ឆ្នាំ ហើយស្គាល់ផ្លូវស្ទើរទាំងអស់។',
    ],
  ],
  'development-partner': [
    [
      'It supports {n} projects, and each has a name and an end.',
      'គាំទ្រគម្រោង {n} ដែលគម្រោងនីមួយៗមានឈ្មោះ និងកាលបរិច្ឆេទបញ្ចប់។',
    ],
    ['Grants are announced in both languages on the same day.', 'ជំនួយត្រូវបានប្រកាសជាភាសាទាំងពីរក្នុងថ្ងៃតែមួយ។'],
    [
      'The office in {place} is led by someone who was born there.',
      'ការិយាល័យនៅ{place}ដឹកនាំដោយអ្នកដែលកើតនៅទីនោះ។',
    ],
    ['What did not work is published as well.', 'អ្វីដែលមិនបានសម្រេចក៏ត្រូវបានផ្សព្វផ្សាយដែរ។'],
    ['A form of {n} pages was made into one of two.', 'ទម្រង់ {n} ទំព័រត្រូវបានសម្រួលមកត្រឹមពីរទំព័រ។'],
    [
      'Questions on calls are answered on {day}s by telephone.',
      'សំណួរអំពីការប្រកាសទទួលគម្រោងត្រូវបានឆ្លើយតាមទូរសព្ទរៀងរាល់{day}។',
    ],
    ['Half of its funds go to groups outside the capital.', 'ថវិកាពាក់កណ្តាលទៅដល់ក្រុមនៅក្រៅរាជធានី។'],
    ['It pays in advance, because small groups cannot wait.', 'បើកថវិកាជាមុន ព្រោះក្រុមតូចៗមិនអាចរង់ចាំបាន។'],
  ],
  'government-institution': [
    ['Letters are answered within {n} working days.', 'លិខិតត្រូវបានឆ្លើយតបក្នុងរយៈពេល {n} ថ្ងៃធ្វើការ។'],
    [
      'Fees hang beside the counter and are the same for everyone.',
      'តារាងថ្លៃសេវាបិទនៅក្បែរបញ្ជរ ហើយដូចគ្នាសម្រាប់ទាំងអស់គ្នា។',
    ],
    ['A clerk in {place} helps with the first registration.', 'មន្ត្រីម្នាក់នៅ{place}ជួយក្នុងការចុះបញ្ជីលើកដំបូង។'],
    ['On {day}s the counter stays open until seven.', 'រៀងរាល់{day} បញ្ជរបើករហូតដល់ម៉ោងប្រាំពីរល្ងាច។'],
    [
      'Drafts of new rules may be commented on for {n} days.',
      'សាធារណជនអាចផ្តល់យោបល់លើសេចក្តីព្រាងក្នុងរយៈពេល {n} ថ្ងៃ។',
    ],
    ['It sends a mobile office to the districts of {place}.', 'បញ្ជូនការិយាល័យចល័តទៅតាមស្រុកក្នុង{place}។'],
    [
      'Every licence can be asked for by telephone and fetched in person.',
      'អាជ្ញាបណ្ណទាំងអស់អាចស្នើតាមទូរសព្ទ ហើយមកយកផ្ទាល់។',
    ],
    ['Founders sit in its advisory group beside officials.', 'ស្ថាបនិកចូលរួមក្នុងក្រុមប្រឹក្សាជាមួយមន្ត្រី។'],
  ],
  'incubator-and-accelerator': [
    ['A round takes {n} teams and lasts half a year.', 'ជុំមួយទទួល {n} ក្រុម និងមានរយៈពេលកន្លះឆ្នាំ។'],
    ['Teams show what they made on the last {day} of the month.', 'ក្រុមបង្ហាញលទ្ធផលនៅ{day}ចុងក្រោយនៃខែ។'],
    ['It takes no shares from teams from {place}.', 'មិនយកភាគហ៊ុនពីក្រុមនៅ{place}ទេ។'],
    ['Whoever leaves early may come back in the next round.', 'អ្នកដែលចាកចេញមុនអាចត្រឡប់មកវិញនៅជុំក្រោយ។'],
    ['Each team gets the keys to the workshop, day and night.', 'ក្រុមនីមួយៗទទួលបានកូនសោរោងជាង ទាំងយប់ទាំងថ្ងៃ។'],
    ['{n} teams have been here since the first round.', 'តាំងពីជុំដំបូង មាន {n} ក្រុមបានមកទីនេះ។'],
    [
      'Before the first line of code, a team speaks with thirty customers.',
      'មុនសរសេរកម្មវិធី ក្រុមត្រូវនិយាយជាមួយអតិថិជនសាមសិបនាក់។',
    ],
    [
      'The last week of a round is spent in the markets of {place}.',
      'សប្តាហ៍ចុងក្រោយនៃជុំ ធ្វើនៅតាមផ្សារក្នុង{place}។',
    ],
  ],
  media: [
    ['It reaches {n} thousand readers, most of them by telephone.', 'មានអ្នកអាន {n} ពាន់នាក់ ភាគច្រើនតាមទូរសព្ទ។'],
    ['The page on small business appears on {day}s.', 'ទំព័រអាជីវកម្មខ្នាតតូចចេញផ្សាយរៀងរាល់{day}។'],
    ['A mistake is corrected where it was made, in the same size.', 'កំហុសត្រូវបានកែនៅកន្លែងដដែល ក្នុងទំហំដដែល។'],
    [
      'Its reporters in {place} speak with founders in their workshops.',
      'អ្នកយកព័ត៌មាននៅ{place}ជួបស្ថាបនិកនៅរោងជាងផ្ទាល់។',
    ],
    ['Nobody pays to be written about.', 'គ្មាននរណាបង់ប្រាក់ដើម្បីឱ្យគេសរសេរអំពីខ្លួនទេ។'],
    ['It trains {n} young reporters a year.', 'បណ្តុះបណ្តាលអ្នកសារព័ត៌មានវ័យក្មេង {n} នាក់ក្នុងមួយឆ្នាំ។'],
    [
      'Prices from the markets of {place} are read out every morning.',
      'តម្លៃតាមផ្សារក្នុង{place}ត្រូវបានអានរៀងរាល់ព្រឹក។',
    ],
    ['Old reports stay free to read.', 'អត្ថបទចាស់ៗនៅតែអាចអានដោយឥតគិតថ្លៃ។'],
  ],
  'service-provider': [
    ['It works for {n} companies in {place}.', 'ផ្តល់សេវាជូនក្រុមហ៊ុន {n} នៅ{place}។'],
    ['The first hour of advice is free.', 'ការប្រឹក្សាម៉ោងដំបូងឥតគិតថ្លៃ។'],
    ['Prices stand on one page and are fixed for a year.', 'តម្លៃមានក្នុងទំព័រតែមួយ ហើយមិនប្រែប្រួលក្នុងមួយឆ្នាំ។'],
    ['A startup in its first year pays half.', 'ស្តាតអាប់ក្នុងឆ្នាំដំបូងបង់ត្រឹមពាក់កណ្តាល។'],
    ['On {day}s it answers questions at the market in {place}.', 'រៀងរាល់{day} ឆ្លើយសំណួរនៅផ្សារក្នុង{place}។'],
    [
      'Work is handed over with the files, so that customers stay free.',
      'ប្រគល់ការងារព្រមទាំងឯកសារ ដើម្បីឱ្យអតិថិជនមានសេរីភាព។',
    ],
    ['A team of {n} writes in Khmer, English and figures.', 'ក្រុម {n} នាក់សរសេរជាភាសាខ្មែរ ភាសាអង់គ្លេស និងតួលេខ។'],
    ['Whoever calls before noon has an answer the same day.', 'អ្នកដែលទូរសព្ទមុនថ្ងៃត្រង់ ទទួលបានចម្លើយក្នុងថ្ងៃដដែល។'],
  ],
};
