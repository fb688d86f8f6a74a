import type { FieldTaxonomy } from '#shared/domain/listing/listing-field.ts';
import type { KnowsTerm } from '#shared/domain/listing/validate-listing.ts';
import type { TermName } from '#shared/domain/listing/value-texts.ts';
import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

interface Term {
  name: string;
  name_kh: string;
  active: boolean;
}

/** The master lists as forms and records need them. */
export interface KnownTerms {
  /** Whether a term may be chosen now; one that staff put out of use may not. */
  knows: KnowsTerm;
  nameIn(language: Language): TermName;
}

export async function readKnownTerms(db: Queryable): Promise<KnownTerms> {
  const terms = new Map<string, Term>(
    OTHER_STAKEHOLDER_TYPES.map(({ slug, ...names }) => [
      termKey('stakeholder_type', slug),
      { ...names, active: true },
    ]),
  );
  for (const { kind, slug, name, name_kh, active, deleted_at } of await db.select().from(taxonomy_term)) {
    terms.set(termKey(kind, slug), { name, name_kh, active: active && !deleted_at });
  }
  return {
    knows: (taxonomy, slug) => terms.get(termKey(taxonomy, slug))?.active === true,
    nameIn: (language) => (taxonomy, slug) => {
      const term = terms.get(termKey(taxonomy, slug));
      return term ? localName(term, language).text : slug;
    },
  };
}

const termKey = (taxonomy: FieldTaxonomy | string, slug: string) => `${taxonomy} ${slug}`;
