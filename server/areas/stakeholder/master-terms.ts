import { inArray } from 'drizzle-orm';
import { TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { Problem } from '../../http/problem.ts';

export interface MasterTerm {
  id: string;
  slug: string;
  name: string;
  name_kh: string;
}

/** The terms records may carry, by field and slug. */
export type MasterTerms = ReadonlyMap<TermField, ReadonlyMap<string, MasterTerm>>;

export async function readMasterTerms(tx: Queryable): Promise<MasterTerms> {
  const rows = await tx
    .select()
    .from(taxonomy_term)
    .where(inArray(taxonomy_term.kind, [...TERM_FIELDS]));
  const terms = new Map(TERM_FIELDS.map((field) => [field, new Map<string, MasterTerm>()]));
  for (const row of rows) terms.get(row.kind as TermField)?.set(row.slug, row);
  return terms;
}

/** The term of a slug; a slug its list does not have is a fault of the field. */
export function findTerm(terms: MasterTerms, field: TermField, slug: string): MasterTerm {
  const term = terms.get(field)?.get(slug);
  if (!term) throw new Problem('invalid', { fields: { [field]: [{ key: 'invalid' }] } });
  return term;
}
