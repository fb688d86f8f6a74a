import type { SavedCard, SavedItem } from '#shared/contracts/save.contract.ts';
import { type SavedKind, savedGroup } from '#shared/domain/saved.ts';
import { daysRemaining } from '#shared/format/deadlines.ts';
import { libraryPath, pagePath, publicationPath } from '../../addresses/page-path.ts';
import { fileAddress } from '../file/file-address.ts';
import type { SavedRow } from './save.queries.ts';

/** What a card holds where its kind has nothing to say. */
const EMPTY = {
  category: '',
  image: '',
  organiser: null,
  status: null,
  opens_at: null,
  closes_at: null,
  days_remaining: null,
  starts_at: null,
  ends_at: null,
  is_past: false,
  is_online: false,
  venue: '',
  venue_kh: '',
  published_at: null,
  media_type: '',
} satisfies Partial<SavedCard>;

export function presentSaved(row: SavedRow, now: Date): SavedItem {
  const kind = row.item.kind as SavedKind;
  return {
    kind,
    object_id: row.item.object_id,
    group: savedGroup(kind, row.sort),
    is_saved: true,
    saved_at: row.item.created_at.toISOString(),
    card: row.is_public ? cardOf(row, now) : null,
  };
}

function cardOf(row: SavedRow, now: Date): SavedCard | null {
  if (row.stakeholder) return ofStakeholder(row.stakeholder);
  if (row.program) return { ...ofProgram(row.program, now), organiser: organiserOf(row) };
  if (row.event) return { ...ofEvent(row.event, now), organiser: organiserOf(row) };
  return row.resource && ofResource(row, row.resource);
}

const organiserOf = ({ organiser }: SavedRow) =>
  organiser && { name: organiser.name, name_kh: organiser.name_kh };

function ofStakeholder(row: NonNullable<SavedRow['stakeholder']>): SavedCard {
  const { name, name_kh, summary, summary_kh } = row;
  const link = pagePath(row);
  return {
    ...EMPTY,
    ...{ name, name_kh, summary, summary_kh, link },
    category: link.split('/').at(-2) ?? '',
    image: row.logo_id ? fileAddress(row.logo_id, '256') : '',
  };
}

type Texts = Record<'title' | 'title_kh' | 'summary' | 'summary_kh', string>;
const textsOf = ({ title, title_kh, summary, summary_kh }: Texts) => {
  return { name: title, name_kh: title_kh, summary, summary_kh };
};
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function ofProgram(row: NonNullable<SavedRow['program']>, now: Date): SavedCard {
  const isClosed = row.closes_at !== null && row.closes_at < now;
  const isUpcoming = !isClosed && row.opens_at !== null && row.opens_at > now;
  const isOpen = !isClosed && !isUpcoming;
  return {
    ...EMPTY,
    ...textsOf(row),
    link: publicationPath('program', row),
    status: isClosed ? 'closed' : isUpcoming ? 'upcoming' : 'open',
    opens_at: iso(row.opens_at),
    closes_at: iso(row.closes_at),
    days_remaining: isOpen && row.closes_at ? daysRemaining(row.closes_at, now) : null,
  };
}

function ofEvent(row: NonNullable<SavedRow['event']>, now: Date): SavedCard {
  return {
    ...EMPTY,
    ...textsOf(row),
    link: publicationPath('event', row),
    starts_at: iso(row.starts_at),
    ends_at: iso(row.ends_at),
    is_past: row.ends_at < now,
    is_online: row.is_online,
    venue: row.venue,
    venue_kh: row.venue_kh,
  };
}

function ofResource({ page, sort, media_type }: SavedRow, row: NonNullable<SavedRow['resource']>): SavedCard {
  return {
    ...EMPTY,
    ...textsOf(row),
    link: libraryPath(row, { kind: sort ?? '', slug: page ?? '' }),
    image: row.cover_id ? fileAddress(row.cover_id, '256') : '',
    published_at: iso(row.published_at),
    media_type: media_type ?? '',
  };
}
