import type { getEcosystemPage as contract } from '#shared/contracts/content.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { scopeOf } from '#shared/domain/facets.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import type { Handler } from '../../http/route.ts';
import { categoryName } from '../stakeholder/facet-values.ts';
import { readCards } from '../stakeholder/read-cards.ts';

const NEWEST = 3;

/** A card for each category with its live count and its newest records. */
export const getEcosystemPage: Handler<typeof contract> = async ({ query }, context) => {
  const { services, tag } = context;
  tag('stakeholder', 'taxonomy');
  const { directory } = services;
  const start = (query.page - 1) * query.per_page;
  const slugs = CATEGORY_SLUGS.slice(start, start + query.per_page);
  const newest = slugs.map((slug) => directory.newest(scopeOf(slug), NEWEST));
  const cards = new Map((await readCards(context, newest.flat())).map((card) => [card.id, card]));
  const counts = directory.counts();
  const categories = slugs.map((slug, index) => ({
    slug,
    ...categoryName(slug, directory),
    count: counts[slug] ?? 0,
    newest: newest[index]!.flatMap((id) => cards.get(id) ?? []),
  }));
  return asList(categories, CATEGORY_SLUGS.length, query);
};
