import { sql } from 'drizzle-orm';
import { SPAN } from '#shared/domain/insight/charts.ts';
import { FILTERS_OF_TAB, type InsightFilter, type InsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Queryable } from '../../database/client.ts';
import type { Services } from '../../services.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { groupName, listOrder } from './group-names.ts';

type Needed = 'aggregates' | 'database' | 'directory';

/** What each filter of a page can be set to, in the order of its list. */
export async function filterOptions(services: Pick<Services, Needed>, tab: InsightTab) {
  const { directory } = services;
  const spoken = FILTERS_OF_TAB[tab].includes('language') ? await keptLanguages(services) : [];
  return FILTERS_OF_TAB[tab].map((key) => ({
    key,
    values: valuesOf(key, directory, spoken).map((value) => ({
      value,
      ...groupName(key, value, directory),
    })),
  }));
}

function valuesOf(key: InsightFilter, directory: DirectoryIndex, spoken: readonly string[]) {
  if (key === 'language') return spoken;
  if (key === 'year') {
    const last = Number(calendarDate(new Date()).slice(0, 4));
    return Array.from({ length: SPAN.year }, (_, back) => String(last - back));
  }
  const isOffered = (value: string) => directory.list(key).get(value)?.active ?? true;
  return listOrder(key, directory).filter(isOffered);
}

const keptLanguages = async ({ aggregates, database }: Pick<Services, Needed>) =>
  (
    await aggregates.of('spoken', {
      tags: ['stakeholder'],
      make: async () => ({ value: await spokenLanguages(database.db), until: null }),
    })
  ).value;

/** What approved mentors speak, the most spoken first. */
async function spokenLanguages(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from stakeholder s join stakeholder_individual i on i.stakeholder_id = s.id, unnest(i.languages) code
    where s.kind = 'mentor' and s.status = 'approved' group by code order by count(*) desc, code`);
  return rows.map(({ code }) => code);
}
