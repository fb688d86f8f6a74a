import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/resource.contract.ts';
import { resource } from '../../database/schema/publication.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type CallContext, type Handler, type Route, route } from '../../http/route.ts';
import { findFiles } from '../file/file.queries.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { picturesIn } from '../publication/rich-text.ts';
import { withSearch } from '../publication/search-publications.ts';
import { savedAmong } from '../save/saved-among.ts';
import { previewFile } from './file-preview.ts';
import { presentResource, presentResourceDetail } from './resource.present.ts';
import {
  findPages,
  findRelated,
  findResource,
  findResources,
  nextAppearance,
  type ResourceRow,
} from './resource.queries.ts';
import { countResources, presentResourceFacets } from './resource-facets.ts';
import { refuseUnknownResourceFilters } from './resource-filter-values.ts';

const savedOf = (context: CallContext, rows: readonly ResourceRow[]) =>
  savedAmong(
    context,
    'resource',
    rows.map((row) => row.resource.id),
  );

const listPages: Handler<typeof contract.listResourcePages> = async ({ query }, context) => {
  context.tag('resource', 'content');
  const { db } = context.services.database;
  const [found, change] = await Promise.all([findPages(db), nextAppearance(db)]);
  context.freshUntil(change);
  const rows = found.map((row) => ({ ...row, kind: row.kind as 'blog' | 'file' }));
  const start = (query.page - 1) * query.per_page;
  return asList(rows.slice(start, start + query.per_page), rows.length, query);
};

const list: Handler<typeof contract.listResources> = async ({ query }, context) => {
  context.tag('resource', 'taxonomy');
  const { counts, database } = context.services;
  const { db } = database;
  refuseUnknownResourceFilters(context, query);
  const filter = await withSearch(database, query, 'blogs', 'files');
  const [rows, { counted, change }] = await Promise.all([
    findResources(db, filter, { ...query, khmer: context.language === 'km' }),
    counts.of('resource', query, async () => {
      const [counted, change] = await Promise.all([countResources(db, filter), nextAppearance(db)]);
      return { counted, change };
    }),
  ]);
  context.freshUntil(change);
  const [facets, saved] = await Promise.all([
    presentResourceFacets(db, filter, counted),
    savedOf(context, rows),
  ]);
  const cards = rows.map((row) => presentResource(row, saved));
  return {
    ...asList(cards, counted.total, query),
    facets,
    total_all: counted.total_all,
    corrected: filter.corrected,
  };
};

const get: Handler<typeof contract.getResource> = async ({ params }, context) => {
  context.tag('resource', `resource:${params.id}`, 'taxonomy');
  const { db } = context.services.database;
  const row = await findResource(db, params.id);
  if (!row) throw await goneOrNotFound(db, resource, params.id);
  const { body, body_kh } = row.resource;
  const [related, preview, pictures, change] = await Promise.all([
    findRelated(db, row.resource),
    previewFile(context.services, row.file),
    findFiles(db, [...picturesIn(body), ...picturesIn(body_kh)]),
    nextAppearance(db),
  ]);
  context.freshUntil(change);
  const saved = await savedOf(context, [row, ...related]);
  return { ...presentResourceDetail(row, related, pictures, saved), preview };
};

export const routes: Route[] = [
  route(contract.listResourcePages, listPages),
  oneFromList(contract.getResourcePage, listPages),
  route(contract.listResources, list),
  route(contract.getResource, get),
];
