import type { z } from 'zod';
import type { getInsights as contract, insightQuery } from '#shared/contracts/insight.contract.ts';
import {
  FILTERS_OF_TAB,
  INSIGHT_FILTERS,
  type InsightFilter,
  type InsightTab,
} from '#shared/domain/insight/tabs.ts';
import { refuseUnknownValues } from '../../http/filter-values.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { nextEventChange } from '../event/next-event-change.ts';
import { nextProgramChange } from '../program/next-program-change.ts';
import { nextMidnight } from '../publication/local-day.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { filterOptions } from './filter-options.ts';
import { groupName, isGroup } from './group-names.ts';
import { readFigures } from './read-figures.ts';
import { findQuarters, findSnapshot } from './snapshots.ts';

type Query = z.output<typeof insightQuery>;
type Shows = Pick<CallContext, 'services' | 'tag' | 'freshUntil'>;

/** One page of insights: live and narrowed by its filters, or a quarter as it was kept. */
export const getInsights: Handler<typeof contract> = async ({ params: { tab }, query }, context) => {
  const { db } = context.services.database;
  const { directory } = context.services;
  refuseUnknownFilters(context, tab, query);
  const [shown, quarters, options] = await Promise.all([
    showFigures(context, tab, query),
    findQuarters(db, tab),
    filterOptions(context.services, tab),
  ]);
  context.tag('insight');
  return {
    status: 200,
    tab,
    quarter: query.quarter ?? null,
    quarters,
    options,
    filters: shown.filters.map(([key, value]) => ({ key, value, ...groupName(key, value, directory) })),
    ...shown.figures,
  };
};

/** Problem `invalid` at each filter with a value that its page has not; a filter of another page has none. */
export function refuseUnknownFilters(
  context: Pick<CallContext, 'lenient' | 'services'>,
  tab: InsightTab,
  query: Query,
): void {
  const knows = (key: InsightFilter) => (value: string) =>
    isKnown(tab, key, value, context.services.directory);
  refuseUnknownValues(
    context,
    INSIGHT_FILTERS.map((key) => [key, query[key], knows(key)]),
  );
}

const isKnown = (tab: InsightTab, key: InsightFilter, value: string, directory: DirectoryIndex) =>
  FILTERS_OF_TAB[tab].includes(key) && (key === 'year' || isGroup(key, value, directory));

/** The figures asked for, with everything the answer depends on named. */
export async function showFigures({ services, tag, freshUntil }: Shows, tab: InsightTab, query: Query) {
  const { db } = services.database;
  if (query.quarter) {
    tag('insight');
    const figures = await findSnapshot(db, tab, query.quarter);
    if (!figures) throw new Problem('not_found');
    return { figures, filters: [] };
  }
  const filters = FILTERS_OF_TAB[tab].flatMap((key) => {
    const value = query[key];
    return value && isKnown(tab, key, value, services.directory) ? [[key, value] as const] : [];
  });
  const tags = TAGS_OF[tab] ?? TAGS;
  tag(...tags);
  const { value, until } = await liveFigures(services, tab, filters);
  if (until) freshUntil(until);
  return { figures: { ...value, checksum: null }, filters };
}

/** What the figures depend on. */
const TAGS = ['stakeholder', 'taxonomy'];
const TAGS_OF: Partial<Record<InsightTab, string[]>> = { 'program-event': [...TAGS, 'program', 'event'] };

/** Figures as of now; of a large directory they are kept (`server/aggregates`). */
export const liveFigures = (
  services: Services,
  tab: InsightTab,
  filters: readonly (readonly [InsightFilter, string])[],
) =>
  services.aggregates.of(JSON.stringify(['insight', tab, filters]), {
    tags: TAGS_OF[tab] ?? TAGS,
    async make() {
      const until = await nextChange(services, tab);
      const asked = { as_of: new Date(), filters: Object.fromEntries(filters) };
      return { value: await readFigures(services, tab, asked), until };
    },
  });

/** When figures change without a write. */
async function nextChange({ database: { db } }: Services, tab: InsightTab): Promise<Date> {
  const midnight = nextMidnight();
  if (tab !== 'program-event') return midnight;
  const changes = await Promise.all([nextProgramChange(db), nextEventChange(db)]);
  return new Date(Math.min(...[midnight, ...changes].map((moment) => moment.getTime())));
}
