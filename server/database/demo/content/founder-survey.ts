/** The questions of the survey of founders with their answers, and how many of the founders gave each. */
export interface SurveyQuestion {
  column: string;
  answers: readonly (readonly [answer: string, answer_kh: string, founders: number])[];
}

/** Who was asked: 312 founders. The answers of each question add up to them. */
export const FOUNDERS_ASKED = 312;

export const SURVEY: readonly SurveyQuestion[] = [
  {
    column: 'region',
    answers: [
      ['Phnom Penh', 'ភ្នំពេញ', 164],
      ['plain', 'តំបន់វាលទំនាប', 52],
      ['around the lake', 'តំបន់ជុំវិញបឹងទន្លេសាប', 58],
      ['coast', 'តំបន់ឆ្នេរ', 23],
      ['uplands', 'តំបន់ខ្ពង់រាប', 15],
    ],
  },
  {
    column: 'years_at_work',
    answers: [
      ['under 2', 'តិចជាង 2 ឆ្នាំ', 118],
      ['2 to 5', 'ពី 2 ទៅ 5 ឆ្នាំ', 131],
      ['over 5', 'លើសពី 5 ឆ្នាំ', 63],
    ],
  },
  {
    column: 'lacks_most',
    answers: [
      ['customers', 'អតិថិជន', 121],
      ['money', 'ទុន', 97],
      ['people', 'មនុស្ស', 94],
    ],
  },
  {
    column: 'monthly_accounts',
    answers: [
      ['yes', 'មាន', 188],
      ['no', 'គ្មាន', 124],
    ],
  },
  {
    column: 'pays_tax_online',
    answers: [
      ['yes', 'បាទ ឬចាស', 143],
      ['no', 'ទេ', 112],
      ['with help', 'ដោយមានគេជួយ', 57],
    ],
  },
  {
    column: 'next_hire',
    answers: [
      ['engineer', 'វិស្វករ', 86],
      ['sales', 'អ្នកលក់', 104],
      ['accountant', 'គណនេយ្យករ', 41],
      ['nobody this year', 'គ្មានក្នុងឆ្នាំនេះ', 81],
    ],
  },
];
