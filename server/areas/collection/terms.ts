import { asc, inArray } from 'drizzle-orm';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

export interface Term {
  id: string;
  kind: string;
  slug: string;
  name: string;
  name_kh: string;
  active: boolean;
  deleted_at: Date | null;
}

/** The master lists that a collection chooses from. */
export interface Terms {
  list(kind: string): readonly Term[];
  bySlug(kind: string, slug: string): Term | undefined;
  byId(id: unknown): Term | undefined;
}

export async function readTerms(db: Queryable, collection: Collection): Promise<Terms> {
  const kinds = [...new Set(fieldsOf(collection).flatMap(({ taxonomy }) => taxonomy ?? []))];
  const rows = kinds.length
    ? await db
        .select()
        .from(taxonomy_term)
        .where(inArray(taxonomy_term.kind, kinds))
        .orderBy(asc(taxonomy_term.position), asc(taxonomy_term.slug))
    : [];
  const ids = new Map(rows.map((row) => [row.id, row]));
  const slugs = new Map(rows.map((row) => [`${row.kind} ${row.slug}`, row]));
  return {
    list: (kind) => rows.filter((row) => row.kind === kind && !row.deleted_at),
    bySlug: (kind, slug) => slugs.get(`${kind} ${slug}`),
    byId: (id) => (typeof id === 'string' ? ids.get(id) : undefined),
  };
}
