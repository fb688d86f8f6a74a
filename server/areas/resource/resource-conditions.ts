import { type AnyColumn, and, arrayOverlaps, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import type { ResourceFilterKey } from '#shared/domain/resource.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import { isOneOfTerms } from '../publication/count-facets.ts';
import { at, dayStart } from '../publication/local-day.ts';
import { isAmong, type Searched } from '../publication/search-publications.ts';

/** What narrows a list of posts and files. */
export interface ResourceFilter extends Record<ResourceFilterKey, string[]>, Pick<Searched, 'among'> {
  resource?: string | undefined;
}

/** What a visitor may see: published, in a section that is there. */
export const published = and(isPublished(resource), isNull(resource_page.deleted_at))!;

export const shownFrom = sql`coalesce(${resource.published_at}, ${resource.created_at})`;
export const yearOf = sql<number>`date_part('year', ${shownFrom} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::int`;
export const typeOf = sql<string>`lower(substring(${file.name} from '[.]([A-Za-z0-9]{1,8})$'))`;
/** A file in both languages counts for either. */
export const languagesOf = (language: SQL | AnyColumn) =>
  sql<
    string[]
  >`case ${language} when 'both' then array['en', 'km'] when '' then '{}'::text[] else array[${language}] end`;

/** What the search of the list found. */
export const says = (filter: ResourceFilter): SQL | undefined => isAmong(resource.id, filter);

export const inSection = ({ resource: slug }: ResourceFilter): SQL | undefined =>
  slug ? eq(resource_page.slug, slug) : undefined;

/** A year of the country as moments: the newest of it are read from an index. What is no year holds nothing. */
function isInYear(year: string): SQL {
  if (!/^[12]\d{3}$/.test(year)) return sql`false`;
  const from = at(dayStart(`${year}-01-01`));
  const to = at(dayStart(`${Number(year) + 1}-01-01`));
  return sql`(${shownFrom} >= ${from} and ${shownFrom} < ${to})`;
}

/** What the chosen values of each filter ask of a row. */
export function conditionsOf(filter: ResourceFilter): Record<ResourceFilterKey, SQL | undefined> {
  const any = (values: readonly string[], of: SQL) =>
    values.length > 0 ? inArray(of, [...values]) : undefined;
  const { category, tag, language, type, year } = filter;
  return {
    category: category.length > 0 ? isOneOfTerms(resource.category_id, category) : undefined,
    tag: tag.length > 0 ? arrayOverlaps(resource.tags, tag) : undefined,
    language:
      language.length > 0
        ? sql`${languagesOf(resource.file_language)} && array[${sql.join(
            language.map((one) => sql`${one}::text`),
            sql`, `,
          )}]`
        : undefined,
    type: any(type, typeOf),
    year: year.length > 0 ? or(...year.map(isInYear)) : undefined,
  };
}
