/** Ties between people of the demo data, by key, with what they wrote; `days` and `time` are when, before today. */
export interface DemoLine {
  by: string;
  days: number;
  time: string;
  text: string;
}

export interface DemoTie {
  from: string;
  to: string;
  state: 'invited' | 'approved' | 'ignored';
  purpose: string;
  note: string;
  days: number;
  lines?: readonly DemoLine[];
}

export const TIES: readonly DemoTie[] = [
  {
    from: 'founder',
    to: 'mentor',
    state: 'approved',
    purpose: 'mentoring',
    note: 'ខ្ញុំបានស្តាប់អ្នកនិយាយអំពីការលក់ឱ្យសហករណ៍ ហើយចង់សុំយោបល់របស់អ្នក។',
    days: -20,
    lines: [
      {
        by: 'mentor',
        days: -19,
        time: '09:10',
        text: 'សួស្តី ស្រីពៅ! រីករាយដែលបានស្គាល់។ ខ្ញុំទំនេរថ្ងៃអង្គារ ម៉ោង 18:00 បើអ្នកចង់ជជែកគ្នា។',
      },
      {
        by: 'founder',
        days: -19,
        time: '10:42',
        text: 'អរគុណច្រើនបង! ថ្ងៃអង្គារល្អណាស់។ ខ្ញុំនឹងយកតារាងតម្លៃមកជាមួយ។',
      },
      {
        by: 'mentor',
        days: -2,
        time: '17:25',
        text: 'Office hour on Tuesday, 18:00, is confirmed. Please send me the price list before, so that I can read it first.',
      },
      {
        by: 'mentor',
        days: 0,
        time: '06:50',
        text: 'One more thing: bring the three co-operatives you spoke with last month. We look at what each of them would pay.',
      },
    ],
  },
  {
    from: 'founder-two',
    to: 'founder',
    state: 'approved',
    purpose: 'partnership',
    note: 'Our sensors and your packaging go to the same farmers. Shall we look at one delivery route?',
    days: -9,
    lines: [
      {
        by: 'founder',
        days: -8,
        time: '14:05',
        text: 'Good idea. We deliver in Battambang on Mondays and Thursdays; which villages do you reach?',
      },
      {
        by: 'founder-two',
        days: -8,
        time: '15:30',
        text: 'Thma Koul and Bavel, every second Thursday. I will send you the list.',
      },
    ],
  },
  {
    from: 'investor',
    to: 'founder',
    state: 'invited',
    purpose: 'investment',
    note: 'We read about your leaf packaging and would like to see how you grow next year.',
    days: -1,
  },
  {
    from: 'eso',
    to: 'founder',
    state: 'invited',
    purpose: 'partnership',
    note: 'កម្មវិធីបណ្តុះរបស់យើងបើកទទួលក្រុមថ្មីនៅខែក្រោយ។ យើងចង់អញ្ជើញអ្នកមកចែករំលែកបទពិសោធន៍។',
    days: -3,
  },
  {
    from: 'mentor',
    to: 'investor',
    state: 'approved',
    purpose: 'acquaintance',
    note: '',
    days: -30,
  },
  {
    from: 'founder-two',
    to: 'eso',
    state: 'invited',
    purpose: 'mentoring',
    note: 'We would like to hear about your next cohort.',
    days: -5,
  },
  { from: 'newcomer', to: 'mentor', state: 'ignored', purpose: 'other', note: '', days: -12 },
];

/** What people say is right on the pages of startups. */
export const CORRECTIONS = [
  {
    by: 'mentor',
    page: { name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក' },
    fact: 'Boxes for restaurants in Phnom Penh',
    correct: 'They sell in Siem Reap as well, since this spring.',
    source: 'I buy from them there.',
    days: -2,
  },
] as const;

/** What people reported to the desk: whom, by whom, why. */
export const REPORTS = [
  {
    by: 'mentor',
    about: 'newcomer',
    reason: 'spam',
    text: 'The same advertisement for a course was sent to several mentors of our network.',
    days: -2,
  },
  {
    by: 'founder',
    about: 'newcomer',
    reason: 'false',
    text: 'ប្រវត្តិរូបនេះនិយាយថាជាបុគ្គលិករបស់យើង តែយើងមិនស្គាល់បុគ្គលនេះទេ។',
    days: -1,
  },
] as const;
