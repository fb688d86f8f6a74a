import type { Both } from './types.ts';

/** Conditions of programs, by the letter `rules` of a program names them with. */
export const ELIGIBILITY: Readonly<Record<string, Both>> = {
  W: ['At least one woman among the founders', 'មានស្ត្រីយ៉ាងតិចម្នាក់ក្នុងចំណោមស្ថាបនិក'],
  R: ['Registered in Cambodia', 'បានចុះបញ្ជីនៅកម្ពុជា'],
  T: ['A team of two people or more', 'ក្រុមមានសមាជិកពីរនាក់ឡើងទៅ'],
  P: ['From any province', 'មកពីរាជធានី ខេត្តណាក៏បាន'],
  E: ['Fewer than 50 employees', 'មានបុគ្គលិកតិចជាង 50 នាក់'],
  N: ['Not funded by this program before', 'មិនធ្លាប់ទទួលថវិកាពីកម្មវិធីនេះ'],
  Y: ['Founders under 35 years of age', 'ស្ថាបនិកអាយុក្រោម 35 ឆ្នាំ'],
  K: ['Khmer as the working language', 'ប្រើភាសាខ្មែរជាភាសាការងារ'],
  C: ['At least one paying customer', 'មានអតិថិជនបង់ប្រាក់យ៉ាងតិចម្នាក់'],
};

/** What a program of each category gives and asks, as paragraphs of its page. */
export const PROGRAM_TERMS: Readonly<Record<string, readonly Both[]>> = {
  acceleration: [
    [
      'Teams meet once a week and work with one mentor from the first day to the last. All keep the whole of their shares.',
      'ក្រុមជួបគ្នាម្តងក្នុងមួយសប្តាហ៍ និងធ្វើការជាមួយអ្នកណែនាំម្នាក់ពីថ្ងៃដំបូងដល់ថ្ងៃចុងក្រោយ។ ក្រុមរក្សាភាគហ៊ុនទាំងមូល។',
    ],
    [
      'Travel from the provinces and simple lodging are paid.',
      'ថ្លៃធ្វើដំណើរពីខេត្ត និងកន្លែងស្នាក់នៅសាមញ្ញត្រូវបានចេញជូន។',
    ],
  ],
  incubation: [
    [
      'Each team gets a desk, a key and one adviser. Once a month somebody from outside looks at the work and says what is missing.',
      'ក្រុមនីមួយៗទទួលតុមួយ កូនសោមួយ និងទីប្រឹក្សាម្នាក់។ ម្តងក្នុងមួយខែ មានអ្នកពីខាងក្រៅមើលការងារ និងប្រាប់អ្វីដែលខ្វះ។',
    ],
    [
      'Nobody has to give up a job: the meetings are in the evening.',
      'មិនបាច់លាឈប់ពីការងារទេ៖ ការប្រជុំធ្វើនៅពេលល្ងាច។',
    ],
  ],
  grant: [
    [
      'You may spend the grant on people, stock or certification. You keep all of your shares.',
      'អ្នកអាចចំណាយជំនួយលើបុគ្គលិក ស្តុក ឬវិញ្ញាបនបត្រ។ អ្នករក្សាភាគហ៊ុនទាំងមូល។',
    ],
    [
      'We ask for two short check-ins, six and twelve months after the end.',
      'យើងសុំជួបខ្លីពីរដង ប្រាំមួយខែ និងដប់ពីរខែក្រោយបញ្ចប់។',
    ],
  ],
  pilot: [
    [
      'The customer pays for the trial and agrees in advance what counts as success. The figures are published when it ends.',
      'អតិថិជនចេញថ្លៃសាកល្បង និងព្រមព្រៀងជាមុនថាអ្វីជាជោគជ័យ។ តួលេខត្រូវបានផ្សព្វផ្សាយពេលបញ្ចប់។',
    ],
    [
      'What you build stays yours; what is measured belongs to both.',
      'អ្វីដែលអ្នកបានបង្កើត នៅជារបស់អ្នក អ្វីដែលវាស់បានជារបស់ទាំងពីរ។',
    ],
  ],
  training: [
    [
      'Classes are small, in Khmer, and end with something you take away: a file, a plan or a signed paper.',
      'ថ្នាក់តូច ជាភាសាខ្មែរ ហើយបញ្ចប់ដោយអ្វីមួយដែលអ្នកយកទៅ៖ ឯកសារ ផែនការ ឬលិខិតចុះហត្ថលេខា។',
    ],
    [
      'There is no fee. Whoever misses two classes makes room for another.',
      'គ្មានថ្លៃ។ អ្នកអវត្តមានពីរដងត្រូវទុកកន្លែងជូនអ្នកផ្សេង។',
    ],
  ],
  export: [
    [
      'You bring one product that sells at home. We go through standards, papers, freight and price until a buyer has answered.',
      'អ្នកយកផលិតផលមួយដែលលក់ក្នុងស្រុក។ យើងពិនិត្យស្តង់ដារ ឯកសារ ការដឹក និងតម្លៃ រហូតអ្នកទិញឆ្លើយតប។',
    ],
    ['Samples and the first certificate are paid for.', 'គំរូទំនិញ និងវិញ្ញាបនបត្រដំបូងត្រូវបានចេញថ្លៃជូន។'],
  ],
  competition: [
    [
      'The task is published on the first day. A jury of five, two of them users, judges what works on the last.',
      'កិច្ចការត្រូវបានផ្សព្វផ្សាយនៅថ្ងៃដំបូង។ គណៈកម្មការប្រាំនាក់ ក្នុងនោះអ្នកប្រើពីរនាក់ វិនិច្ឆ័យអ្វីដែលដំណើរការនៅថ្ងៃចុងក្រោយ។',
    ],
    [
      'Every team gets written remarks, also those who win nothing.',
      'ក្រុមទាំងអស់ទទួលមតិជាលាយលក្ខណ៍អក្សរ ទោះមិនឈ្នះក៏ដោយ។',
    ],
  ],
  fellowship: [
    [
      'A stipend covers rent and food, so that the time belongs to the work. Fellows live where the problem is.',
      'ប្រាក់ឧបត្ថម្ភគ្របលើថ្លៃឈ្នួល និងអាហារ ដើម្បីឱ្យពេលវេលាជារបស់ការងារ។ សហការីរស់នៅកន្លែងដែលមានបញ្ហា។',
    ],
    [
      'At the end a fellow may continue alone, with us, or not at all.',
      'នៅចុងបញ្ចប់ សហការីអាចបន្តម្នាក់ឯង បន្តជាមួយយើង ឬឈប់។',
    ],
  ],
};
