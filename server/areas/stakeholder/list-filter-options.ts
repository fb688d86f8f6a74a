import { asList } from '#shared/contracts/list.ts';
import type { listFilterOptions as contract } from '#shared/contracts/taxonomy.contract.ts';
import { facetsOf } from '#shared/domain/facets.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { refuseUnknownValues } from '../../http/filter-values.ts';
import type { Handler } from '../../http/route.ts';
import { countFacets } from './count-directory-facets.ts';

/** The filters of a category with the number of records behind each value. */
export const listFilterOptions: Handler<typeof contract> = async ({ query }, context) => {
  const { services, language, tag } = context;
  const known = [...CATEGORY_SLUGS, 'all', 'other', 'other-stakeholder'];
  refuseUnknownValues(context, [['category', query.category, (slug) => known.includes(slug)]]);
  tag('stakeholder', 'taxonomy');
  const facets = countFacets(services.directory, query.category, language);
  const start = (query.page - 1) * query.per_page;
  return asList(facets.slice(start, start + query.per_page), facetsOf(query.category).length, query);
};
