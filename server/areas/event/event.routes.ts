import { getEvent, listEvents } from '#shared/contracts/event.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { presentEvent, presentEventDetail } from './event.present.ts';
import { findEvent, findEvents, findSpotlights } from './event.queries.ts';

export const routes: Route[] = [
  route(listEvents, async ({ query }, { services, tag }) => {
    tag('event', 'taxonomy');
    const { db } = services.database;
    const [found, spotlights] = await Promise.all([findEvents(db, query, query), findSpotlights(db)]);
    const total = query.when === 'past' ? found.past : found.upcoming;
    return {
      ...asList(
        found.rows.map((row) => presentEvent(row)),
        total,
        query,
      ),
      spotlights: spotlights.map((row) => presentEvent(row)),
      upcoming_count: found.upcoming,
      past_count: found.past,
    };
  }),
  route(getEvent, async ({ params }, { services, tag }) => {
    tag('event', `event:${params.id}`);
    const row = await findEvent(services.database.db, params.id);
    if (!row) throw new Problem('not_found');
    return presentEventDetail(row);
  }),
];
