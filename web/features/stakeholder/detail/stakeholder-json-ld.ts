import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { COUNTRY_CODE } from '#shared/country/chosen/facts.ts';

/** Structured data of an organisation's page: public fields only. People get none unless they ask for it. */
export function stakeholderJsonLd(
  record: StakeholderDetail,
  url: string,
): Record<string, unknown> | undefined {
  if (record.kind === 'mentor' || record.individual_id) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    url,
    name: record.name,
    ...(record.name_kh ? { alternateName: record.name_kh } : {}),
    ...(record.summary ? { description: record.summary } : {}),
    ...(record.logo ? { logo: new URL(record.logo, url).href } : {}),
    ...(record.cover ? { image: new URL(record.cover, url).href } : {}),
    ...(record.website ? { sameAs: [record.website] } : {}),
    ...(record.year_of_establishment ? { foundingDate: String(record.year_of_establishment) } : {}),
    ...(record.province
      ? {
          address: {
            '@type': 'PostalAddress',
            addressRegion: record.province.name,
            addressCountry: COUNTRY_CODE,
          },
        }
      : {}),
  };
}
