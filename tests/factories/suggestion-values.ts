import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';

/** A day counted from today in Phnom Penh, YYYY-MM-DD. */
export const inDays = (days: number) => addDays(calendarDate(new Date()), days);

let serial = 0;
const common = (): ListingValues => {
  serial += 1;
  return {
    requester_name: 'Mean Sreypov',
    requester_email: `suggester-${serial}-${crypto.randomUUID().slice(0, 8)}@example.test`,
    organiser: 'Tonle Sap Lab',
    summary: 'Twelve weeks of help for young companies.',
    summary_kh: 'ការគាំទ្រដប់ពីរសប្តាហ៍សម្រាប់ក្រុមហ៊ុនវ័យក្មេង។',
    description: 'Mentors meet the teams each week.\n\nThe best show their work.',
    declaration: 'yes',
  };
};
const parts: Record<SuggestionKind, () => ListingValues> = {
  program: () => ({
    title: `River Accelerator ${crypto.randomUUID().slice(0, 8)}`,
    title_kh: 'កម្មវិធីពន្លឿនទន្លេ',
    category: 'acceleration',
    stage: ['prototype'],
    sector: ['agritech'],
    eligibility: 'A team of two or more\n- Based in Cambodia',
    closes_on: inDays(20),
    apply_url: `https://lab.example/apply/${crypto.randomUUID()}`,
    cohort_size: '12',
    province_code: '12',
  }),
  event: () => ({
    title: `Founders Evening ${crypto.randomUUID().slice(0, 8)}`,
    title_kh: 'រាត្រីស្ថាបនិក',
    category: 'meeting',
    starts_on: inDays(10),
    starts_time: '18:00',
    ends_time: '20:30',
    place: 'in_person',
    venue: 'River Hall',
    province_code: '12',
    register_url: `https://lab.example/register/${crypto.randomUUID()}`,
    price: '5',
  }),
};

/** Answers of a whole form that may be sent, with some of them changed; `''` leaves one out. */
export function suggestionValues(kind: SuggestionKind, changes: ListingValues = {}): ListingValues {
  const values = { ...common(), ...parts[kind](), ...changes };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
