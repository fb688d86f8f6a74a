import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { listMasterLists as contract } from '#shared/contracts/master-lists.contract.ts';
import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import type { Handler } from '../../http/route.ts';

/** The entries offered now of several master lists, in one query. */
export const listMasterLists: Handler<typeof contract> = async ({ query }, { services, tag }) => {
  tag('taxonomy');
  const wanted = query.list.length > 0 ? query.list : [...TERM_FIELDS];
  const rows = await services.database.db
    .select()
    .from(taxonomy_term)
    .where(
      and(
        inArray(taxonomy_term.kind, wanted),
        eq(taxonomy_term.active, true),
        isNull(taxonomy_term.deleted_at),
      ),
    )
    .orderBy(asc(taxonomy_term.position), asc(taxonomy_term.slug));
  const lists: Record<string, { slug: string; name: string; name_kh: string }[]> = {};
  for (const name of wanted) lists[name] = [];
  for (const { kind, slug, name, name_kh } of rows) lists[kind]?.push({ slug, name, name_kh });
  return { lists };
};
