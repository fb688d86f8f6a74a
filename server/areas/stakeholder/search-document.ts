import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { isCategorySlug, PERSON_KINDS, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import type { SearchDocument } from '../../search/documents.ts';
import { groupOfStakeholder } from '../../search/kinds.ts';
import { findTerm, type MasterTerms } from './master-terms.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';

/** What search may find of a record: what every visitor sees, so nothing of the people in it. */
export function stakeholderDocument(record: StakeholderRecord, terms: MasterTerms): SearchDocument {
  const termNames = TERM_FIELDS.flatMap((field) =>
    (record.terms[field] ?? []).flatMap((slug) => {
      const { name, name_kh } = findTerm(terms, field, slug);
      return [name, name_kh];
    }),
  );
  const places = [record.province_code, ...record.areas].flatMap((code) => {
    const place = findProvince(code);
    return place ? [place.name, place.name_kh] : [];
  });
  const address = PERSON_KINDS.includes(record.kind) ? [] : [record.address, record.address_kh];
  const products = record.products.flatMap((product) => [
    product.name,
    product.name_kh ?? '',
    product.description ?? '',
    product.description_kh ?? '',
  ]);
  return {
    group: groupOfStakeholder(record.kind, record.type_slug),
    id: record.id,
    rank: record.rank,
    name: record.name,
    name_kh: record.name_kh,
    texts: [
      record.summary,
      record.summary_kh,
      record.description,
      record.description_kh,
      ...address,
      ...categoryNames(record),
      ...termNames,
      ...places,
      ...products,
    ].filter(Boolean),
  };
}

/** What a record is, as people ask for it beside what they look for: "mentor fundraising". */
function categoryNames({ kind, type_slug }: StakeholderRecord): string[] {
  const slug = slugOf(kind, type_slug);
  const written = slug.replaceAll('-', ' ');
  if (!isCategorySlug(slug)) return [written];
  const name = (language: Language) => serverTexts[language](`directory:category.${slug}`);
  return [written, name('en'), name('km')];
}
