import { asList } from '#shared/contracts/list.ts';
import type { listSaved as contract, SavedItem } from '#shared/contracts/save.contract.ts';
import { SAVED_GROUPS, type SavedOrder, SOON_DAYS } from '#shared/domain/saved.ts';
import { daysBetween } from '#shared/format/calendar.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { compareNames } from '#shared/khmer/collate.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { plainText } from '../../search/plain-text.ts';
import { thoseSaying } from '../../search/saying.ts';
import { presentSaved } from './save.present.ts';
import { findSaved, type SavedRow } from './save.queries.ts';

const MOST_SOON = 6;

/**
 * A page of what the caller saved. Somebody's list is short (`SAVED_MAX`): it is read whole, so that tabs, what is near
 * and every spelling of a Khmer name come from one look.
 */
export const listSaved: Handler<typeof contract> = async ({ query }, context) => {
  const now = new Date();
  const rows = await findSaved(context.services.database.db, signedIn(context).id);
  const items = rows.map((row) => presentSaved(row, now));
  const bodies = new Map(items.map((item, at) => [item, bodyOf(rows[at]!)]));
  const found = thoseSaying(items, query.search, (item) =>
    item.card
      ? [item.card.name, item.card.name_kh, item.card.summary, item.card.summary_kh, bodies.get(item)]
      : [],
  );
  const groups = SAVED_GROUPS.map((group) => {
    return { group, count: found.filter((item) => item.group === group).length };
  });
  const asked = query.group ? found.filter(({ group }) => group === query.group) : found;
  const ordered = inOrder(asked, query.ordering, context.language);
  const start = (query.page - 1) * query.per_page;
  return {
    ...asList(ordered.slice(start, start + query.per_page), ordered.length, query),
    groups,
    saved_count: items.length,
    soon: soonOf(items, now),
    coming_events: items.filter(({ card }) => card?.starts_at && !card.is_past).length,
  };
};

/** The long texts of a record, for those who remember a word of it. */
function bodyOf({ stakeholder, program, event, resource }: SavedRow): string {
  const publication = program ?? event ?? resource;
  const long = stakeholder
    ? [stakeholder.description, stakeholder.description_kh]
    : [publication?.body, publication?.body_kh];
  return long.map((text) => plainText(text ?? '')).join('\n');
}

/** Rows come newest first; gone ones have no name and stand last by name. */
function inOrder(items: readonly SavedItem[], order: SavedOrder, language: Language): readonly SavedItem[] {
  if (order === 'oldest') return items.toReversed();
  if (order === 'newest') return items;
  const compare = compareNames(language);
  return items.toSorted((a, b) => Number(!a.card) - Number(!b.card) || compare(a.card ?? {}, b.card ?? {}));
}

/** What cannot wait, the nearest first. */
function soonOf(items: readonly SavedItem[], now: Date): SavedItem[] {
  const dated = items.flatMap((item) => {
    const moment = momentOf(item);
    return moment && daysBetween(now, moment) <= SOON_DAYS ? [{ item, moment }] : [];
  });
  dated.sort((a, b) => a.moment.localeCompare(b.moment));
  return dated.slice(0, MOST_SOON).map(({ item }) => item);
}

/** When an open program closes or a coming event begins. */
function momentOf({ card }: SavedItem): string | null {
  if (!card) return null;
  if (card.status === 'open') return card.closes_at;
  return card.is_past ? null : card.starts_at;
}
