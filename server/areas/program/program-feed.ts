import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listPrograms } from '#shared/contracts/program.contract.ts';
import { formatFullDateTime } from '#shared/format/dates.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { publicationPath } from '../../addresses/page-path.ts';
import { atomFeed, feedId, tagUri } from '../../feeds/atom.ts';
import { registerFeed } from '../../feeds/register-feed.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import type { Services } from '../../services.ts';
import { sanitiseRichText } from '../publication/rich-text.ts';
import { withSearch } from '../publication/search-publications.ts';
import { nextProgramChange } from './next-program-change.ts';
import { shownSince } from './program.present.ts';
import { findPrograms, type ProgramRow, programOrder } from './program.queries.ts';
import { closesBetween, conditionsOf, says } from './program-conditions.ts';
import { refuseUnknownProgramFilters } from './program-filter-values.ts';

const MOST_NEWS = 50;

/** The filters of the list; a feed has no pages and one order. */
const feedQuery = listPrograms.query.omit({ page: true, per_page: true, ordering: true });

/** `/program.atom`: the programs shown last, with the filters of the list. */
export function registerProgramFeed(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;
  const { db } = services.database;
  registerFeed(app, services, {
    path: '/program.atom',
    query: feedQuery,
    type: 'application/atom+xml',
    async make({ query, language, self, tag, freshUntil }) {
      refuseUnknownProgramFilters({ services }, query);
      tag('program', 'taxonomy', 'stakeholder');
      freshUntil(await nextProgramChange(db));
      const t = serverTexts[language];
      const filter = await withSearch(services.database, query, 'programs');
      const asked = and(
        says(filter),
        closesBetween(filter),
        ...Object.values(conditionsOf(filter, new Date())),
      );
      const rows = await findPrograms(
        db,
        asked,
        { page: 1, per_page: MOST_NEWS },
        programOrder('newest', false),
      );
      return atomFeed({
        id: feedId(publicUrl, self),
        title: `${t('program:list.title')} – ${t('shell:product.name')}`,
        subtitle: t('program:list.description'),
        language,
        self: `${publicUrl}${self}`,
        page: `${publicUrl}${self.replace('.atom', '')}`,
        author: t('shell:product.name'),
        entries: rows.map((row) => entryOf(row, language, publicUrl)),
      });
    },
  });
}

function entryOf({ program, organiser, category }: ProgramRow, language: Language, publicUrl: string) {
  const t = serverTexts[language];
  const title = localName(program, language, 'title');
  const summary = localName(program, language, 'summary').text;
  const closes = program.closes_at
    ? t('program:closes', { date: formatFullDateTime(language, program.closes_at) })
    : '';
  return {
    id: tagUri(publicUrl, `program/${program.id}`),
    title: title.text,
    language: title.lang,
    link: inLanguage(publicUrl + publicationPath('program', program), language),
    published: shownSince(program),
    updated: program.updated_at,
    author: organiser ? localName(organiser, language).text : null,
    summary: [summary.replace(/[.។]$/, ''), closes].filter(Boolean).join(language === 'km' ? '។ ' : '. '),
    content: sanitiseRichText(localName(program, language, 'body').text),
    categories: category ? [category.slug] : [],
  };
}
