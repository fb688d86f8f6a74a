import { TIME_ZONE_OFFSET } from '#shared/country/chosen/facts.ts';
import { listFrom, textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { escapeHtml } from '#shared/format/escape-html.ts';
import { parseMoney } from '#shared/rules/money.ts';
import type { event, program } from '../../database/schema/publication.ts';

/** What a suggestion does not say itself: its organiser's page and its category, as ids. */
export interface Found {
  organiser_id: string | null;
  category_id: string | null;
}

type ProgramValues = Omit<typeof program.$inferInsert, 'status'>;
type EventValues = Omit<typeof event.$inferInsert, 'status'>;

/** The program that the values of an approved suggestion make. Everything is named, also what is empty. */
export function programOf(values: ListingValues, found: Found): ProgramValues {
  const opens = textOf(values.opens_on);
  const closes = textOf(values.closes_on);
  return {
    ...common(values, found),
    eligibility: linesOf(values.eligibility),
    eligibility_kh: linesOf(values.eligibility_kh),
    apply_url: textOf(values.apply_url),
    cohort_size: numberOf(values.cohort_size),
    stages: listFrom(values.stage),
    sectors: listFrom(values.sector),
    opens_at: opens ? momentOf(opens, '00:00') : null,
    // The last day counts whole.
    closes_at: closes ? momentOf(closes, '23:59') : null,
  };
}

/** The event that the values of an approved suggestion make. */
export function eventOf(values: ListingValues, found: Found): EventValues {
  const starts_on = textOf(values.starts_on);
  const is_online = textOf(values.place) === 'online';
  const currency = textOf(values.currency) || 'USD';
  return {
    ...common(values, found),
    starts_at: momentOf(starts_on, textOf(values.starts_time)),
    ends_at: momentOf(textOf(values.ends_on) || starts_on, textOf(values.ends_time)),
    venue: is_online ? '' : textOf(values.venue),
    venue_kh: is_online ? '' : textOf(values.venue_kh),
    address: is_online ? '' : textOf(values.address),
    province_code: is_online ? null : textOf(values.province_code) || null,
    is_online,
    online_url: textOf(values.online_url),
    register_url: textOf(values.register_url),
    capacity: numberOf(values.capacity),
    price: parseMoney(textOf(values.price), currency) ?? 0,
    currency,
  };
}

function common(values: ListingValues, { organiser_id, category_id }: Found) {
  const text = (name: string) => textOf(values[name]);
  // Who is not in the directory is named in the text.
  const organiser = organiser_id ? '' : text('organiser');
  return {
    organiser_id,
    category_id,
    title: text('title'),
    title_kh: text('title_kh'),
    summary: text('summary'),
    summary_kh: text('summary_kh'),
    body: bodyOf(text('description'), organiser && `Organiser: ${organiser}`),
    body_kh: bodyOf(text('description_kh'), organiser && `អ្នករៀបចំ៖ ${organiser}`),
    province_code: text('province_code') || null,
    cover_id: text('logo') || null,
    cover_alt: text('cover_alt'),
    cover_alt_kh: text('cover_alt_kh'),
  };
}

/** Plain text as the rich text of a publication: an empty line parts paragraphs. Nothing typed becomes markup. */
export function bodyOf(text: string, first = ''): string {
  return [first, ...text.split(/\n\s*\n/)]
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** One rule a line, without signs that a list will draw itself. */
function linesOf(value: unknown): string {
  return textOf(value)
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*]\s*/, '').trim())
    .filter(Boolean)
    .join('\n');
}

const numberOf = (value: unknown) => (textOf(value) === '' ? null : Number(textOf(value)));

/** A day and a time of the clock of the country, which has one offset and no summer time. */
const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00${TIME_ZONE_OFFSET}`);
