import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { libraryPath } from '../../addresses/page-path.ts';
import { resource_page } from '../../database/schema/publication.ts';
import { atomFeed, feedId, tagUri } from '../../feeds/atom.ts';
import { type FeedContext, registerFeed } from '../../feeds/register-feed.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { sanitiseRichText } from '../publication/rich-text.ts';
import { withSearch } from '../publication/search-publications.ts';
import { shownSince } from './resource.present.ts';
import { findResources, nextAppearance, type ResourceRow } from './resource.queries.ts';
import { refuseUnknownResourceFilters } from './resource-filter-values.ts';

const MOST_NEWS = 50;

/** The filters of the list; a feed has no pages and one order. */
const feedQuery = listResources.query.omit({ page: true, per_page: true, ordering: true, resource: true });
type Feed = FeedContext<ReturnType<typeof feedQuery.parse>, { slug?: string }>;

/** `/resource.atom` and one feed a section: what was published last, with the filters of the list. */
export function registerResourceFeeds(app: FastifyInstance, services: Services): void {
  const shape = {
    query: feedQuery,
    type: 'application/atom+xml',
    make: (context: Feed) => makeFeed(context),
  };
  registerFeed(app, services, { ...shape, path: '/resource.atom' });
  registerFeed<typeof feedQuery, { slug: string }>(app, services, {
    ...shape,
    path: '/resource/category/:slug(^[a-z0-9-]+).atom',
  });
}

async function makeFeed({ services, query, params, language, self, tag, freshUntil }: Feed): Promise<string> {
  const { publicUrl } = services.config;
  const { db } = services.database;
  const t = serverTexts[language];
  refuseUnknownResourceFilters({ services }, query);
  tag('resource', 'taxonomy', 'content');
  const section = params.slug ? await findSection(services, params.slug) : null;
  const change = await nextAppearance(db);
  if (change) freshUntil(change);
  const rows = await findResources(
    db,
    { ...(await withSearch(services.database, query, 'blogs', 'files')), resource: section?.slug },
    { page: 1, per_page: MOST_NEWS, ordering: 'newest', khmer: language === 'km' },
  );
  const title = section ? localName(section, language).text : t('resource:index.title');
  const page = section ? self.replace('.atom', '') : self.replace('/resource.atom', '/resource/category');
  return atomFeed({
    id: feedId(publicUrl, self),
    title: `${title} – ${t('shell:product.name')}`,
    subtitle: t('resource:index.lead'),
    language,
    self: `${publicUrl}${self}`,
    page: `${publicUrl}${page}`,
    author: t('shell:product.name'),
    entries: rows.map((row) => entryOf(row, language, publicUrl)),
  });
}

async function findSection({ database }: Services, slug: string) {
  const [row] = await database.db.select().from(resource_page).where(eq(resource_page.slug, slug));
  if (!row) throw new Problem('not_found');
  if (row.deleted_at) throw new Problem('gone');
  return row;
}

function entryOf({ resource, page, category }: ResourceRow, language: Language, publicUrl: string) {
  const title = localName(resource, language, 'title');
  return {
    id: tagUri(publicUrl, `resource/${resource.id}`),
    title: title.text,
    language: title.lang,
    link: inLanguage(publicUrl + libraryPath(resource, page), language),
    published: shownSince(resource),
    updated: resource.updated_at,
    author: localName(resource, language, 'author').text || null,
    summary: localName(resource, language, 'summary').text,
    content: absolute(sanitiseRichText(localName(resource, language, 'body').text), publicUrl),
    categories: [...(category ? [category.slug] : []), ...resource.tags],
  };
}

/** Readers of feeds stand elsewhere: addresses of our own get the site in front. */
const absolute = (html: string, publicUrl: string) =>
  html.replaceAll(/ (src|href)="\//g, ` $1="${publicUrl}/`);
