import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { eventFeedQuery } from '#shared/contracts/event.contract.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { formatDateRange, formatTime, withTime } from '#shared/format/dates.ts';
import { factsText } from '#shared/format/lists.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { publicationPath } from '../../addresses/page-path.ts';
import { event } from '../../database/schema/publication.ts';
import { atomFeed, feedId, tagUri } from '../../feeds/atom.ts';
import { registerFeed } from '../../feeds/register-feed.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { shownSince } from '../program/program.present.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { sanitiseRichText } from '../publication/rich-text.ts';
import { withSearch } from '../publication/search-publications.ts';
import { type EventRow, findForCalendar, findNewest, findOneForCalendar } from './event.queries.ts';
import { eventCalendar } from './event-calendar.ts';
import { refuseUnknownEventFilters } from './event-filter-values.ts';
import { nextEventChange } from './next-event-change.ts';

const ICS = 'text/calendar';
const ATOM = 'application/atom+xml';

/** `/event.ics` and `/event.atom` with the filters of the list, and one event as `/event/{id}.ics`. */
export function registerEventFeeds(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;
  const { db } = services.database;
  const textsOf = (language: Language) => {
    const t = serverTexts[language];
    return { name: t('event:feed.calendar'), online: t('event:online'), language, publicUrl };
  };

  registerFeed(app, services, {
    path: '/event.ics',
    query: eventFeedQuery,
    type: ICS,
    fileName: 'phum-events.ics',
    async make({ query, language, tag, freshUntil }) {
      refuseUnknownEventFilters({ services }, query);
      tag('event', 'taxonomy', 'stakeholder');
      freshUntil(await nextEventChange(db));
      return eventCalendar(
        await findForCalendar(db, await withSearch(services.database, query, 'events'), query.when),
        textsOf(language),
      );
    },
  });

  registerFeed<z.ZodObject, { id: string }>(app, services, {
    path: '/event/:id([\\da-fA-F-]{36}).ics',
    query: z.object({}),
    type: ICS,
    fileName: 'phum-event.ics',
    async make({ params, language, tag }) {
      const id = z.uuid().safeParse(params.id);
      if (!id.success) throw new Problem('not_found');
      tag('event', `event:${id.data}`, 'stakeholder');
      const row = await findOneForCalendar(db, id.data);
      if (!row) throw await goneOrNotFound(db, event, id.data);
      return eventCalendar([row], textsOf(language));
    },
  });

  registerFeed(app, services, {
    path: '/event.atom',
    query: eventFeedQuery,
    type: ATOM,
    async make({ query, language, self, tag, freshUntil }) {
      refuseUnknownEventFilters({ services }, query);
      tag('event', 'taxonomy', 'stakeholder');
      freshUntil(await nextEventChange(db));
      const t = serverTexts[language];
      const rows = await findNewest(db, await withSearch(services.database, query, 'events'), query.when);
      return atomFeed({
        id: feedId(publicUrl, self),
        title: `${t('event:list.title')} – ${t('shell:product.name')}`,
        subtitle: t('event:list.lead'),
        language,
        self: `${publicUrl}${self}`,
        page: `${publicUrl}${self.replace('.atom', '')}`,
        author: t('shell:product.name'),
        entries: rows.map((row) => entryOf(row, language, publicUrl)),
      });
    },
  });
}

function entryOf({ event: row, organiser, category }: EventRow, language: Language, publicUrl: string) {
  const title = localName(row, language, 'title');
  const summary = localName(row, language, 'summary').text;
  const province = findProvince(row.province_code);
  const place = row.is_online
    ? serverTexts[language]('event:online')
    : factsText(language, [
        localName(row, language, 'venue').text,
        province ? localName(province, language).text : '',
      ]);
  const when = withTime(
    language,
    formatDateRange(language, row.starts_at, row.ends_at),
    formatTime(row.starts_at),
  );
  return {
    id: tagUri(publicUrl, `event/${row.id}`),
    title: title.text,
    language: title.lang,
    link: inLanguage(publicUrl + publicationPath('event', row), language),
    published: shownSince(row),
    updated: row.updated_at,
    author: organiser ? localName(organiser, language).text : null,
    summary: [when, place, summary].filter(Boolean).join('. '),
    content: sanitiseRichText(localName(row, language, 'body').text),
    categories: category ? [category.slug] : [],
  };
}
