import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { saying } from '../../search/saying.ts';

/** One page of a master list in its order: entries offered now, those with `search` in a name when it is given. */
export async function listMasterTerms(
  db: Queryable,
  kind: string,
  { search, page, per_page }: { search: string; page: number; per_page: number },
) {
  const offered = and(
    eq(taxonomy_term.kind, kind),
    eq(taxonomy_term.active, true),
    isNull(taxonomy_term.deleted_at),
  );
  const texts = [taxonomy_term.name, taxonomy_term.name_kh];
  const where = and(
    offered,
    await saying(db, { from: sql`${taxonomy_term}`, texts, within: offered }, search),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(taxonomy_term)
      .where(where)
      .orderBy(asc(taxonomy_term.position), asc(taxonomy_term.slug))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.select({ total: count() }).from(taxonomy_term).where(where),
  ]);
  const terms = rows.map(({ id, slug, name, name_kh }) => ({ id, uuid: id, slug, name, name_kh }));
  return { terms, total: counted?.total ?? 0 };
}
