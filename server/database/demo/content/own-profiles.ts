import type { ListingValues } from '#shared/domain/listing/field.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';

/** A startup that the demo founder works on, in one of the states a profile can have. */
export interface OwnStartup {
  status: Exclude<ReviewStatus, 'approved'>;
  /** Hours since it came to stand there. */
  waiting: number;
  values: ListingValues;
  products?: readonly { name: string; name_kh: string; description: string; description_kh: string }[];
  messages?: readonly { field: string | null; body: string; body_kh: string; answer?: string }[];
  reason?: string;
}

const common = {
  province_code: '12',
  looking_at: ['mentor'],
  startup_areas: ['12', '08'],
  number_of_founders: '2',
  number_of_female_founders: '1',
  number_of_tech_founders: '1',
};

export const OWN_STARTUPS: readonly OwnStartup[] = [
  {
    status: 'draft',
    waiting: 5,
    values: {
      name: 'Thnot Sugar Works',
      name_kh: 'រោងស្ករត្នោត',
      summary: 'Palm sugar boiled with husk gas instead of wood.',
    },
  },
  {
    status: 'reviewing',
    waiting: 20,
    values: {
      ...common,
      name: 'Kantael Mats',
      name_kh: 'កន្ទេលខ្មែរ',
      summary: 'Reed mats for hotels, woven in eleven villages and sold with the weaver’s name.',
      summary_kh: 'កន្ទេលកក់សម្រាប់សណ្ឋាគារ ត្បាញក្នុងភូមិ 11 ហើយលក់ដោយមានឈ្មោះអ្នកត្បាញ។',
      sector: ['crafts-fashion'],
      stage: 'early-operational',
    },
    products: [
      {
        name: 'Room set',
        name_kh: 'ឈុតក្នុងបន្ទប់',
        description: 'Two floor mats and four placemats of one pattern',
        description_kh: 'កន្ទេលពីរ និងកម្រាលតុបួន មានក្បាច់តែមួយ',
      },
    ],
  },
  {
    status: 'returned',
    waiting: 28,
    values: {
      ...common,
      name: 'Chhnang Cool',
      name_kh: 'ឆ្នាំងត្រជាក់',
      summary: 'Clay pots that keep vegetables cool on market stalls without ice.',
      summary_kh: 'ឆ្នាំងដីដែលរក្សាបន្លែឱ្យត្រជាក់នៅផ្សារ ដោយមិនប្រើទឹកកក។',
      sector: ['circular-economy'],
      stage: 'prototype',
      website: 'https://chhnang-cool.example',
    },
    messages: [
      {
        field: 'summary',
        body: 'How long do vegetables stay cool? One figure would help readers.',
        body_kh: 'បន្លែនៅត្រជាក់បានប៉ុន្មានម៉ោង? តួលេខមួយនឹងជួយអ្នកអានយល់។',
      },
      {
        field: 'product',
        body: 'Please name at least one product that can be bought today.',
        body_kh: 'សូមបញ្ជាក់ផលិតផលយ៉ាងតិចមួយដែលអាចទិញបានសព្វថ្ងៃ។',
      },
      {
        field: null,
        body: 'Everything else is fine. Send it again when the two points are done.',
        body_kh: 'ចំណុចផ្សេងទៀតល្អហើយ។ សូមដាក់ស្នើម្តងទៀត នៅពេលកែចំណុចទាំងពីររួច។',
      },
    ],
  },
  {
    status: 'rejected',
    waiting: 400,
    reason:
      'This is a shop that sells what others make. The directory lists startups with a product of their own.',
    values: {
      ...common,
      name: 'Phsar Resale',
      name_kh: 'ផ្សារលក់បន្ត',
      summary: 'We sell phones.',
      sector: ['retail'],
      stage: 'operational',
    },
  },
  {
    status: 'archived',
    waiting: 900,
    values: {
      ...common,
      name: 'Kdam Trap',
      name_kh: 'លបក្តាម',
      summary: 'Crab traps that let the young ones go. Closed after the second season.',
      summary_kh: 'លបក្តាមដែលទុកឱ្យកូនក្តាមចេញ។ បានបញ្ឈប់ក្រោយរដូវទីពីរ។',
      sector: ['food'],
      stage: 'prototype',
    },
  },
];

/** What the founder wants to change of the approved page, and waits for. */
export const WAITING_CHANGES = {
  page: 'Slek Materials',
  waiting: 7,
  values: {
    summary: 'Boxes and plates pressed from fallen areca leaf, now also for hospitals.',
    summary_kh: 'ប្រអប់ និងចានកិនពីស្លឹកស្លាជ្រុះ ឥឡូវសម្រាប់មន្ទីរពេទ្យផងដែរ។',
  },
  product: {
    name: 'Sterile tray',
    name_kh: 'ថាសមាប់មគ',
    description: 'A leaf tray that is steamed once and used once',
    description_kh: 'ថាសស្លឹកដែលចំហុយម្តង ហើយប្រើម្តង',
  },
} as const;

/** Cohorts of the support organisation of the demo manager; startups by name, each with its answer. */
export const COHORTS = [
  {
    eso: 'Northern Bank Lab',
    name: 'Field season one',
    name_kh: 'ជំនាន់ទី 1',
    from: -420,
    to: -240,
    size: 6,
    members: { 'Sdok Data': 'confirmed' },
  },
  {
    eso: 'Northern Bank Lab',
    name: 'Field season two',
    name_kh: 'ជំនាន់ទី 2',
    from: -40,
    to: 80,
    size: 8,
    members: { 'Slek Materials': 'invited', 'Sdok Data': 'declined' },
  },
] as const;
