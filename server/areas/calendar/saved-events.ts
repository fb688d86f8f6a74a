import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SAVED_EVENTS_PATH } from '#shared/domain/saved.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { event } from '../../database/schema/publication.ts';
import { saved_item } from '../../database/schema/saved-item.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { signedIn } from '../../http/actor.ts';
import { callerOf } from '../../http/caller.ts';
import { sendProblem } from '../../http/send-problem.ts';
import type { Services } from '../../services.ts';
import type { EventRow } from '../event/event.queries.ts';
import { eventCalendar } from '../event/event-calendar.ts';

/** The coming events the signed-in person saved, as a file for their calendar. It is theirs alone and never kept. */
export function registerSavedEvents(app: FastifyInstance, services: Services): void {
  app.get(SAVED_EVENTS_PATH, async (request, reply) => {
    const caller = await callerOf(services, request, (cookie) => void reply.header('set-cookie', cookie));
    const { language } = caller;
    try {
      const actor = signedIn(caller);
      await services.limits.spend('read', actor.id);
      const t = serverTexts[language];
      const { publicUrl } = services.config;
      const calendar = eventCalendar(await findSavedEvents(services.database.db, actor.id), {
        ...{ language, publicUrl },
        name: t('save:calendar'),
        online: t('event:online'),
      });
      return await reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="phum-saved-events.ics"')
        .send(calendar);
    } catch (error) {
      return sendProblem(reply, error, language);
    }
  });
}

/** The public events a person saved that are not over, or not longer than some days. */
export async function findSavedEvents(db: Queryable, personId: string, daysBack = 0): Promise<EventRow[]> {
  const rows = await db
    .select({ event, organiser: stakeholder, category: taxonomy_term })
    .from(saved_item)
    .innerJoin(event, and(eq(saved_item.kind, 'event'), eq(event.id, saved_item.object_id)))
    .leftJoin(stakeholder, and(eq(stakeholder.id, event.organiser_id), eq(stakeholder.status, 'approved')))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, event.category_id))
    .where(
      and(
        eq(saved_item.person_id, personId),
        isPublished(event),
        sql`${event.ends_at} >= now() - make_interval(days => ${daysBack})`,
      ),
    )
    .orderBy(asc(event.starts_at), asc(event.id));
  // A calendar shows no pictures.
  return rows.map((row) => ({ ...row, cover: null }));
}
