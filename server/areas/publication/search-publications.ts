import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { DatabaseClient } from '../../database/client.ts';
import { searchIds } from '../../search/search-ids.ts';
import type { PublicationGroup } from './publication-documents.ts';

/** What the search of a list found, with which its other filters go on. */
export interface Searched {
  /** The records found; null when nothing was asked for. */
  among: readonly string[] | null;
  /** The search with its typing error mended, when that is what was found. */
  corrected: string | null;
}

/** A filter with what its search finds, by the one search of the site. */
export async function withSearch<F extends { search: string }>(
  database: Pick<DatabaseClient, 'db' | 'search'>,
  filter: F,
  ...groups: PublicationGroup[]
): Promise<F & Searched> {
  if (filter.search.trim() === '') return { ...filter, among: null, corrected: null };
  const found = await searchIds(database, filter.search, groups);
  return { ...filter, among: found?.ids ?? [], corrected: found?.corrected ?? null };
}

/** The condition of a search that has been made. */
export const isAmong = (id: AnyColumn, { among }: Pick<Searched, 'among'>): SQL | undefined =>
  among === null ? undefined : sql`${id} = any(${`{${among.join(',')}}`}::uuid[])`;
