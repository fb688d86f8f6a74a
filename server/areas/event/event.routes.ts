import * as contract from '#shared/contracts/event.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { event } from '../../database/schema/publication.ts';
import { type CallContext, type Handler, type Route, route } from '../../http/route.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { withSearch } from '../publication/search-publications.ts';
import { savedAmong } from '../save/saved-among.ts';
import { presentEvent, presentEventDetail } from './event.present.ts';
import { type EventRow, findEvent, findEvents, findSimilar, findSpotlights } from './event.queries.ts';
import { countEvents, presentEventFacets } from './event-facets.ts';
import { refuseUnknownEventFilters } from './event-filter-values.ts';
import { getMonth } from './get-month.ts';
import { nextEventChange } from './next-event-change.ts';

const savedOf = (context: CallContext, rows: readonly EventRow[]) =>
  savedAmong(
    context,
    'event',
    rows.map((row) => row.event.id),
  );

const list: Handler<typeof contract.listEvents> = async ({ query }, context) => {
  context.tag('event', 'taxonomy', 'stakeholder');
  const { counts, database } = context.services;
  const { db } = database;
  const now = new Date();
  refuseUnknownEventFilters(context, query);
  const filter = await withSearch(database, query, 'events');
  const [rows, spotlights, { counted, change }] = await Promise.all([
    findEvents(db, filter, query),
    findSpotlights(db),
    counts.of('event', query, async () => {
      const [counted, change] = await Promise.all([countEvents(db, filter, query.when), nextEventChange(db)]);
      return { counted, change };
    }),
  ]);
  context.freshUntil(change);
  const [facets, saved] = await Promise.all([
    presentEventFacets(db, filter, counted),
    savedOf(context, [...rows, ...spotlights]),
  ]);
  const cards = (some: readonly EventRow[]) => some.map((row) => presentEvent(row, saved, now));
  const when = counted.counts.get('when');
  return {
    ...asList(cards(rows), counted.total, query),
    spotlights: cards(spotlights),
    upcoming_count: when?.get('upcoming') ?? 0,
    past_count: when?.get('past') ?? 0,
    facets,
    corrected: filter.corrected,
  };
};

const get: Handler<typeof contract.getEvent> = async ({ params }, context) => {
  context.tag('event', `event:${params.id}`, 'taxonomy', 'stakeholder');
  const { db } = context.services.database;
  const now = new Date();
  const row = await findEvent(db, params.id);
  if (!row) throw await goneOrNotFound(db, event, params.id);
  const [similar, change] = await Promise.all([findSimilar(db, row.event), nextEventChange(db)]);
  context.freshUntil(change);
  const saved = await savedOf(context, [row, ...similar]);
  return presentEventDetail(row, similar, saved, now);
};

export const routes: Route[] = [
  route(contract.listEvents, list),
  route(contract.getEventMonth, getMonth),
  route(contract.getEvent, get),
];
