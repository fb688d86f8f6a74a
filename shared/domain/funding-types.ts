/**
 * Kinds of funding round in the order a company meets them. The Latin names are used in Khmer too, after the word for
 * round.
 */
export const FUNDING_TYPES = [
  { slug: 'pre-seed', name: 'Pre-Seed', name_kh: 'ជុំ Pre-Seed' },
  { slug: 'seed', name: 'Seed', name_kh: 'ជុំ Seed' },
  { slug: 'pre-series-a', name: 'Pre-Series A', name_kh: 'ជុំ Pre-Series A' },
  { slug: 'series-a', name: 'Series A', name_kh: 'ជុំ Series A' },
  { slug: 'series-b', name: 'Series B', name_kh: 'ជុំ Series B' },
  { slug: 'series-c', name: 'Series C', name_kh: 'ជុំ Series C' },
] as const;
export type FundingTypeSlug = (typeof FUNDING_TYPES)[number]['slug'];
