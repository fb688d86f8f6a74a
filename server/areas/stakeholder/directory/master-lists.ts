import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { taxonomy_term } from '../../../database/schema/taxonomy.ts';

export interface ListEntry {
  id: string;
  slug: string;
  name: string;
  name_kh: string;
  /** Offered in forms and filters; records may still carry an entry that is not. */
  active: boolean;
  /** Place in its list, from 0. */
  place: number;
}

/** Every master list by kind, each by slug and in its order. */
export type MasterLists = ReadonlyMap<string, ReadonlyMap<string, ListEntry>>;

export async function readMasterLists(db: Queryable): Promise<MasterLists> {
  const rows = await db
    .select()
    .from(taxonomy_term)
    .orderBy(asc(taxonomy_term.kind), asc(taxonomy_term.position), asc(taxonomy_term.slug));
  const lists = new Map<string, Map<string, ListEntry>>();
  for (const { kind, id, slug, name, name_kh, active, deleted_at } of rows) {
    const list = lists.get(kind) ?? new Map<string, ListEntry>();
    list.set(slug, { id, slug, name, name_kh, active: active && !deleted_at, place: list.size });
    lists.set(kind, list);
  }
  return lists;
}
