import { asList } from '#shared/contracts/list.ts';
import { getResource, listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { presentResource, presentResourceDetail } from './resource.present.ts';
import { findPages, findRelated, findResource, findResources } from './resource.queries.ts';

export const routes: Route[] = [
  route(listResourcePages, async ({ query }, { services, tag }) => {
    tag('resource', 'content');
    const rows = (await findPages(services.database.db)).map((row) => ({
      ...row,
      kind: row.kind as 'blog' | 'file',
    }));
    const start = (query.page - 1) * query.per_page;
    return asList(rows.slice(start, start + query.per_page), rows.length, query);
  }),
  route(listResources, async ({ query }, { services, tag }) => {
    tag('resource', 'taxonomy');
    const { rows, total } = await findResources(services.database.db, query, query);
    return asList(rows.map(presentResource), total, query);
  }),
  route(getResource, async ({ params }, { services, tag }) => {
    tag('resource', `resource:${params.id}`);
    const row = await findResource(services.database.db, params.id);
    if (!row) throw new Problem('not_found');
    return presentResourceDetail(row, await findRelated(services.database.db, row.resource));
  }),
];
