import { INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { networkFigures } from './areas/content/get-network-page.ts';
import { filterOptions } from './areas/insight/filter-options.ts';
import { liveFigures } from './areas/insight/get-insights.ts';
import type { Services } from './services.ts';

/** Works out the figures of a large directory before anybody asks for them, one after the other. */
export async function countAhead(services: Services): Promise<void> {
  if (!services.aggregates.kept) return;
  for (const tab of INSIGHT_TABS) {
    await liveFigures(services, tab, []);
    await filterOptions(services, tab);
  }
  for (const withTeams of [false, true]) await networkFigures(services, withTeams, undefined);
}
