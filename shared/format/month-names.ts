import type { Language } from '../i18n/languages.ts';

/** Months in full. */
export const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  km: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
};

/** Weekdays in full, Sunday first. */
export const WEEKDAY_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  km: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
};

/** Month of a medium date: three letters in English, in full in Khmer, which has no short form. */
export function shortMonth(language: Language, month: number): string {
  const name = MONTH_NAMES[language][month] ?? '';
  return language === 'en' ? name.slice(0, 3) : name;
}
