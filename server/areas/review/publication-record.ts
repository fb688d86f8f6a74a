import { inArray } from 'drizzle-orm';
import { majorText } from '#shared/format/money.ts';
import type { Queryable } from '../../database/client.ts';
import type { event, program } from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import type { SearchDocument } from '../../search/documents.ts';

type ProgramRow = typeof program.$inferSelect;
type EventRow = typeof event.$inferSelect;
export type PublicationRow = ProgramRow | EventRow;
export type Publication = { kind: 'program'; row: ProgramRow } | { kind: 'event'; row: EventRow };

/** What search finds of a program or an event. */
export function documentOf({ kind, row }: Publication): SearchDocument {
  const more = kind === 'program' ? [row.eligibility, row.eligibility_kh] : [row.venue, row.venue_kh];
  return {
    group: kind === 'program' ? 'programs' : 'events',
    id: row.id,
    rank: kind === 'event' && row.is_spotlight ? 80 : 50,
    name: row.title,
    name_kh: row.title_kh,
    texts: [row.summary, row.summary_kh, row.body, row.body_kh, ...more].filter(Boolean),
  };
}

/** All values of the record as its collection at the desk names them (shared/domain/collection). */
export async function valuesOf(
  db: Queryable,
  { kind, row }: Publication,
): Promise<Record<string, string | string[]>> {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  const moment = (value: Date | null) => value?.toISOString() ?? '';
  const yes = (value: boolean) => (value ? 'yes' : '');
  const { title, title_kh, summary, summary_kh, body, body_kh, cover_alt, cover_alt_kh } = row;
  const [category] = row.category_id
    ? await db
        .select({ slug: taxonomy_term.slug })
        .from(taxonomy_term)
        .where(inArray(taxonomy_term.id, [row.category_id]))
    : [];
  const common = {
    ...{ title, title_kh, summary, summary_kh, body, body_kh, cover_alt, cover_alt_kh },
    category: category?.slug ?? '',
    organiser: text(row.organiser_id),
    province_code: text(row.province_code),
    cover: text(row.cover_id),
  };
  if (kind === 'program') {
    const { eligibility, eligibility_kh, stages, sectors, apply_url } = row;
    return {
      ...common,
      ...{ eligibility, eligibility_kh, stages, sectors, apply_url },
      cohort_size: text(row.cohort_size),
      opens_at: moment(row.opens_at),
      closes_at: moment(row.closes_at),
    };
  }
  const { time_zone, online_url, venue, venue_kh, address, register_url, currency } = row;
  return {
    ...common,
    ...{ time_zone, online_url, venue, venue_kh, address, register_url, currency },
    starts_at: moment(row.starts_at),
    ends_at: moment(row.ends_at),
    is_online: yes(row.is_online),
    is_spotlight: yes(row.is_spotlight),
    capacity: text(row.capacity),
    price: majorText(row.price, currency).replaceAll(',', ''),
  };
}
