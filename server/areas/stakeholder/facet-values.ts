import { FACT_FILTERS, type Facet } from '#shared/domain/facets.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { CATEGORY_SLUGS, OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';

/** A value of a filter as readers see it, with its place in its list. */
export interface FacetValue {
  name: string;
  name_kh: string;
  place: number;
}

const KIND_NAMES: Readonly<Record<string, { name: string; name_kh: string }>> = {
  startup: { name: 'Startup', name_kh: 'ស្តាតអាប់' },
  mentor: { name: 'Mentor', name_kh: 'អ្នកណែនាំ' },
  investor: { name: 'Investor', name_kh: 'វិនិយោគិន' },
  eso: { name: 'Support organisation', name_kh: 'ស្ថាប័នគាំទ្រ' },
};

/** The names of a category, by the slug of its page. */
export function categoryName(slug: string, directory: DirectoryIndex): { name: string; name_kh: string } {
  const type = directory.list('stakeholder_type').get(slug);
  const { name, name_kh } = type ??
    KIND_NAMES[slug] ??
    OTHER_STAKEHOLDER_TYPES.find((one) => one.slug === slug) ?? { name: slug, name_kh: slug };
  return { name, name_kh };
}

/** What a value of a filter is called; null when the filter has no such value. */
export function facetValue(facet: Facet, value: string, directory: DirectoryIndex): FacetValue | null {
  if (facet.taxonomy) return directory.list(facet.taxonomy).get(value) ?? null;
  switch (facet.key) {
    case 'kind': {
      const place = (CATEGORY_SLUGS as readonly string[]).indexOf(value);
      return place < 0 ? null : { ...categoryName(value, directory), place };
    }
    case 'province': {
      const province = findProvince(value);
      return province && { name: province.name, name_kh: province.name_kh, place: Number(province.code) };
    }
    case 'language': {
      const language = findSpokenLanguage(value);
      return language && { name: language.name, name_kh: language.name_kh, place: 0 };
    }
    default: {
      const place = FACT_FILTERS.findIndex(({ slug }) => slug === value);
      const fact = FACT_FILTERS[place];
      return fact ? { name: fact.name, name_kh: fact.name_kh, place } : null;
    }
  }
}
