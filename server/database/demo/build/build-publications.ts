import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { STARTUP_STAGES } from '#shared/domain/startup-stages.ts';
import type { event, program } from '../../schema/publication.ts';
import { ELIGIBILITY, PROGRAM_TERMS } from '../content/eligibility.ts';
import { VENUES } from '../content/places.ts';
import type { Both, EventContent, ProgramContent } from '../content/shapes.ts';
import { coverOf } from './build-cover.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { createPicker } from './picker.ts';
import { webName } from './reach.ts';

/** A row whose category is still a slug of the master list. */
export type ProgramRow = Omit<typeof program.$inferInsert, 'category_id'> & { id: string; category: string };
export type EventRow = Omit<typeof event.$inferInsert, 'category_id'> & { id: string; category: string };

const paragraphs = (texts: readonly Both[], language: 0 | 1) =>
  texts.map((text) => `<p>${text[language]}</p>`).join('\n');

/** How long applications are open; the last ones to close have not opened yet. */
const OPEN_DAYS = 38;

export function buildProgram(content: ProgramContent, { at }: DemoCalendar): ProgramRow {
  const { title, title_kh, summary, summary_kh, category, closes_in } = content;
  const terms: Both[] = [[summary, summary_kh], ...(PROGRAM_TERMS[category] ?? [])];
  const rules = eligibility(content);
  const opened = closes_in - OPEN_DAYS;
  return {
    id: demoId('program', title),
    organiser_id: demoId('eso', content.organiser),
    category,
    title,
    title_kh,
    summary,
    summary_kh,
    body: paragraphs(terms, 0),
    body_kh: paragraphs(terms, 1),
    eligibility: rules.map(([en]) => en).join('\n'),
    eligibility_kh: rules.map(([, km]) => km).join('\n'),
    apply_url: `https://${webName(content.organiser)}.example/apply/${webName(title)}`,
    cohort_size: content.cohort_size,
    province_code: content.province ?? null,
    opens_at: at(opened, '08:00'),
    // One that closes today is open until its last minute, whatever the hour of seeding.
    closes_at: at(closes_in, closes_in === 0 ? '23:59' : '17:00'),
    stages: [...content.stages],
    sectors: [...content.sectors],
    ...coverOf(title),
    status: 'approved',
    approved_at: at(Math.min(opened - 2, -1), '10:00'),
    demo: true,
    created_at: at(Math.min(opened - 9, -2), '10:00'),
    updated_at: at(Math.min(opened, -1), '10:00'),
  };
}

function eligibility({ rules, stages, province }: ProgramContent): Both[] {
  const named = STARTUP_STAGES.filter(({ slug }) => stages.includes(slug));
  const place = findProvince(province);
  return [
    ...[...rules].map((letter) => ELIGIBILITY[letter]!),
    [
      `Stage: ${named.map(({ name }) => name.toLowerCase()).join(', ')}`,
      `ដំណាក់កាល៖ ${named.map(({ name_kh }) => name_kh).join(' ឬ ')}`,
    ],
    ...(place
      ? [[`Meets in ${place.name}`, `ការជួបជុំធ្វើនៅ${place.name_kh}`] as const]
      : [['Meets online', 'ការជួបជុំធ្វើតាមអនឡាញ'] as const]),
  ];
}

const GOOD_TO_KNOW: readonly Both[] = [
  [
    'The session is held in Khmer; questions in English are welcome.',
    'កម្មវិធីធ្វើជាភាសាខ្មែរ អាចសួរជាភាសាអង់គ្លេស។',
  ],
  ['Water and a simple meal are provided.', 'មានទឹក និងអាហារសាមញ្ញជូន។'],
  ['The rooms can be reached without steps.', 'បន្ទប់អាចចូលបានដោយគ្មានជណ្តើរ។'],
  ['Children are welcome and looked after.', 'អាចនាំកុមារមកជាមួយ មានអ្នកមើលថែ។'],
  ['Notes are published within a week.', 'កំណត់ហេតុនឹងផ្សព្វផ្សាយក្នុងមួយសប្តាហ៍។'],
];

export function buildEvent(content: EventContent, { at }: DemoCalendar): EventRow {
  const { title, title_kh, summary, summary_kh, category, starts_in, province } = content;
  const picker = createPicker(`event ${title}`);
  const [venue, venue_kh] = province ? picker.pick(VENUES[province]!) : ['', ''];
  const starts_at = at(starts_in, content.at);
  const texts: Both[] = [[summary, summary_kh], ...picker.some(GOOD_TO_KNOW, 2)];
  const site = `https://${webName(content.organiser)}.example`;
  const announced = Math.min(starts_in - picker.between(18, 40), -1);
  return {
    id: demoId('event', title),
    organiser_id: demoId('eso', content.organiser),
    category,
    title,
    title_kh,
    summary,
    summary_kh,
    body: paragraphs(texts, 0),
    body_kh: paragraphs(texts, 1),
    starts_at,
    ends_at: new Date(starts_at.getTime() + content.hours * 3_600_000),
    venue,
    venue_kh,
    address: province ? `${venue}, ${findProvince(province)!.name}` : '',
    province_code: province ?? null,
    is_online: province === undefined,
    online_url: province ? '' : `${site}/live/${webName(title)}`,
    register_url: `${site}/register/${webName(title)}`,
    capacity: content.capacity,
    price: content.price * 100,
    currency: content.currency ?? 'USD',
    time_zone: content.time_zone ?? TIME_ZONE,
    is_spotlight: content.spotlight ?? false,
    ...coverOf(title),
    status: 'approved',
    approved_at: at(announced, '10:00'),
    demo: true,
    created_at: at(announced - 3, '10:00'),
    updated_at: at(announced, '10:00'),
  };
}
