import type { EventCard, EventDetail } from '#shared/contracts/event.contract.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import { presentCover } from '../file/cover.present.ts';
import { presentOrganiser, shownSince } from '../program/program.present.ts';
import { sanitiseRichText } from '../publication/rich-text.ts';
import type { EventRow } from './event.queries.ts';

/** An event as lists show it. `saved` holds what the caller keeps for later. */
export function presentEvent(
  { event, organiser, category, cover }: EventRow,
  saved: ReadonlySet<string>,
  now: Date,
): EventCard {
  return {
    id: event.id,
    uuid: event.id,
    tail: tailOf(event),
    title: event.title,
    title_kh: event.title_kh,
    summary: event.summary,
    summary_kh: event.summary_kh,
    category: category && { slug: category.slug, name: category.name, name_kh: category.name_kh },
    organiser: presentOrganiser(organiser),
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    time_zone: event.time_zone,
    is_past: event.ends_at <= now,
    is_online: event.is_online,
    is_spotlight: event.is_spotlight,
    venue: event.venue,
    venue_kh: event.venue_kh,
    province_code: event.province_code,
    capacity: event.capacity,
    price: event.price,
    currency: event.currency,
    cover: presentCover(cover, event),
    is_saved: saved.has(event.id),
  };
}

export function presentEventDetail(
  row: EventRow,
  similar: readonly EventRow[],
  saved: ReadonlySet<string>,
  now: Date,
): EventDetail {
  const { event } = row;
  return {
    ...presentEvent(row, saved, now),
    body: sanitiseRichText(event.body),
    body_kh: sanitiseRichText(event.body_kh),
    address: event.address,
    online_url: event.online_url,
    register_url: event.register_url,
    published_at: shownSince(event).toISOString(),
    updated_at: event.updated_at.toISOString(),
    similar: similar.map((one) => presentEvent(one, saved, now)),
  };
}
