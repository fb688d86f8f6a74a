/** Kinds of funding round in the order a company meets them (3.042). Investors say them in English in Khmer too. */
export const FUNDING_TYPES = [
  { slug: 'pre-seed', name: 'Pre-Seed', name_kh: 'មុនដំណាក់កាលគ្រាប់ពូជ (Pre-Seed)' },
  { slug: 'seed', name: 'Seed', name_kh: 'ដំណាក់កាលគ្រាប់ពូជ (Seed)' },
  { slug: 'pre-series-a', name: 'Pre-Series A', name_kh: 'មុនស៊េរី A (Pre-Series A)' },
  { slug: 'series-a', name: 'Series A', name_kh: 'ស៊េរី A' },
  { slug: 'series-b', name: 'Series B', name_kh: 'ស៊េរី B' },
  { slug: 'series-c', name: 'Series C', name_kh: 'ស៊េរី C' },
] as const;
export type FundingTypeSlug = (typeof FUNDING_TYPES)[number]['slug'];
