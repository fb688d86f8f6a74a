import type { getNetworkPage as contract } from '#shared/contracts/content.contract.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import type { Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findNetworkRelations } from '../insight/network-relations.ts';
import { categoryName } from '../stakeholder/facet-values.ts';
import { readFunding } from '../stakeholder/read-funding.ts';

/** What the page depends on. */
const TAGS = ['stakeholder', 'taxonomy', 'cohort', 'connection', 'funding'];
const RELATIONS_FRESH_MS = 60_000;

/**
 * Which categories work in which sectors, and the money raised by currency. With `funding_currency` only records that
 * raised money in it count.
 */
export const getNetworkPage: Handler<typeof contract> = async (
  { query },
  { services, tag, freshUntil, actor },
) => {
  tag(...TAGS);
  // Relations change in many places; none of them has to know of this page.
  freshUntil(new Date(Date.now() + RELATIONS_FRESH_MS));
  const { value, until } = await networkFigures(services, actor.kind !== 'visitor', query.funding_currency);
  if (until) freshUntil(until);
  return { status: 200, ...value };
};

/**
 * What the page shows; of a large directory it is kept (`server/aggregates`). Relations of teams are for readers who are
 * signed in.
 */
export const networkFigures = (services: Services, withTeams: boolean, currency: string | undefined) =>
  services.aggregates.of(JSON.stringify(['network', withTeams, currency]), {
    tags: TAGS,
    make: async () => ({ value: await countNetwork(services, withTeams, currency), until: null }),
  });

async function countNetwork(services: Services, withTeams: boolean, currency: string | undefined) {
  const { directory } = services;
  const [{ totals, funded }, all, related] = await Promise.all([
    readFunding(services, currency),
    readFunding(services, undefined),
    findNetworkRelations(services.database.db, withTeams, currency),
  ]);
  const sectors = directory.cross('sector', funded).filter(({ count }) => count > 0);
  const members = new Map(directory.cross('kind', funded).map(({ value, count }) => [value, count]));
  const names = directory.list('sector');
  return {
    nodes: [
      ...CATEGORY_SLUGS.map((slug) => ({
        id: `category:${slug}`,
        kind: 'category' as const,
        slug,
        ...categoryName(slug, directory),
        count: members.get(slug) ?? 0,
      })),
      ...sectors.map(({ value: slug, count }) => {
        const { name, name_kh } = names.get(slug) ?? { name: slug, name_kh: slug };
        return { id: `sector:${slug}`, kind: 'sector' as const, slug, name, name_kh, count };
      }),
    ],
    links: sectors.flatMap(({ value, by_category }) =>
      Object.entries(by_category).flatMap(([slug, count]) =>
        count > 0 ? { source: `category:${slug}`, target: `sector:${value}`, count } : [],
      ),
    ),
    totals,
    currencies: all.totals.map((total) => total.currency),
    ...related,
  };
}
