import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { person } from '../../database/schema/person.ts';
import { program } from '../../database/schema/publication.ts';
import { calendar_link, saved_item } from '../../database/schema/saved-item.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { languageOfPage } from '../../http/call-language.ts';
import { visitorHash } from '../../http/caller.ts';
import { entityTag } from '../../http/entity-tag.ts';
import { Problem } from '../../http/problem.ts';
import { sendBody } from '../../http/send-body.ts';
import { sendProblem } from '../../http/send-problem.ts';
import { refuseStrangers } from '../../http/unknown-parameters.ts';
import type { Services } from '../../services.ts';
import { eventCalendar } from '../event/event-calendar.ts';
import { readCalendarKey } from './calendar-key.ts';
import { deadlineEntry } from './deadline-entry.ts';
import { findSavedEvents } from './saved-events.ts';

/** What is over stays so long in a calendar that follows. */
const DAYS_BACK = 90;

/**
 * The own calendar of a person, read by their calendar programs, which sign in nowhere: the address is the secret. It is
 * kept by nobody in between; a program that has it already is told so by its tag.
 */
export function registerOwnCalendar(app: FastifyInstance, services: Services): void {
  app.get(ownCalendarPath(':key([\\w-]+)'), async (request, reply) => {
    const url = new URL(request.url, services.config.publicUrl);
    const language = languageOfPage(url.searchParams.get('lang'), undefined, undefined);
    reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    try {
      await services.limits.spend('read', visitorHash(services, request));
      refuseStrangers([], request.query);
      const { key } = request.params as { key: string };
      const owner = await findOwner(services, key);
      if (!owner) throw new Problem('not_found');
      const text = await calendarOf(services, owner, language);
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-language': language,
        'content-disposition': 'inline; filename="phum-saved.ics"',
        'x-robots-tag': 'noindex',
        etag: entityTag(text),
        vary: 'Accept-Encoding',
      };
      return await sendBody(request, reply, { status: 200, headers, body: Buffer.from(text) });
    } catch (error) {
      return sendProblem(reply, error, language);
    }
  });
}

async function findOwner(services: Services, key: string): Promise<string | undefined> {
  const id = readCalendarKey(services, key);
  if (!id) return undefined;
  const [link] = await services.database.db
    .select({ person_id: calendar_link.person_id })
    .from(calendar_link)
    .innerJoin(person, and(eq(person.id, calendar_link.person_id), eq(person.status, 'active')))
    .where(eq(calendar_link.id, id));
  return link?.person_id;
}

async function calendarOf(services: Services, personId: string, language: Language): Promise<string> {
  const { db } = services.database;
  const t = serverTexts[language];
  const { publicUrl } = services.config;
  const events = await findSavedEvents(db, personId, DAYS_BACK);
  const deadlines = await findDeadlines(db, personId);
  return eventCalendar(
    events,
    { language, publicUrl, name: t('save:own_calendar.name'), online: t('event:online') },
    deadlines.map((row) => deadlineEntry(row, language, publicUrl)),
  );
}

async function findDeadlines(db: Queryable, personId: string) {
  const rows = await db
    .select({ program })
    .from(saved_item)
    .innerJoin(program, and(eq(saved_item.kind, 'program'), eq(program.id, saved_item.object_id)))
    .where(
      and(
        eq(saved_item.person_id, personId),
        isPublished(program),
        isNotNull(program.closes_at),
        sql`${program.closes_at} >= now() - make_interval(days => ${DAYS_BACK})`,
      ),
    )
    .orderBy(asc(program.closes_at), asc(program.id));
  return rows.map((row) => row.program);
}
