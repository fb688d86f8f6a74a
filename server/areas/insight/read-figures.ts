import type { InsightTab } from '#shared/domain/insight/tabs.ts';
import type { Queryable } from '../../database/client.ts';
import type { Services } from '../../services.ts';
import { buildCharts, buildFigures } from './build-charts.ts';
import { countPublications } from './count-publications.ts';
import { countStakeholders } from './count-stakeholders.ts';
import type { Asked } from './counted.ts';

/** The figures and charts of a page, as of a moment. */
export async function readFigures(
  { database, directory }: Pick<Services, 'database' | 'directory'>,
  tab: InsightTab,
  asked: Asked,
  db: Queryable = database.db,
) {
  const counted = await (tab === 'program-event'
    ? countPublications(db, asked)
    : countStakeholders(db, tab, asked));
  return {
    as_of: asked.as_of.toISOString(),
    figures: buildFigures(tab, counted),
    charts: buildCharts(tab, counted, asked, directory),
  };
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;
