import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A table whose records are written first and shown later. */
interface Publication {
  status: AnyColumn | SQL;
  published_at: AnyColumn | SQL;
  deleted_at: AnyColumn | SQL;
}

/**
 * What a visitor may see: approved, its moment of publication come (or never set), not in the bin. Every public read of
 * programs, events, resources and content pages asks this and nothing else.
 */
export function isPublished({ status, published_at, deleted_at }: Publication): SQL<boolean> {
  return sql<boolean>`(${status} = 'approved' and ${deleted_at} is null and (${published_at} is null or ${published_at} <= now()))`;
}
