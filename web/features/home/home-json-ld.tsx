import { COUNTRY_CODE } from '#shared/country/chosen/facts.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { jsonLdGraph } from '#web/features/publication/json-ld-crumbs.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** The site and who runs it, in the words of schema.org; with the search that its address opens. */
export function HomeJsonLd({ origin }: { origin: string }) {
  const t = useT();
  const site = useShell()?.content?.site;
  const organisation = `${origin}/#organization`;
  return (
    <JsonLd
      data={jsonLdGraph(
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          url: `${origin}/`,
          name: t('shell:product.name'),
          description: t('home:description'),
          inLanguage: ['km', 'en'],
          publisher: { '@id': organisation },
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}/ecosystem/discover?search={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
        {
          '@type': 'Organization',
          '@id': organisation,
          name: t('shell:product.name'),
          url: `${origin}/`,
          logo: `${origin}/icons/apple-touch-icon.png`,
          ...(site ? { sameAs: site.social.map(({ url }) => url) } : {}),
          address: {
            '@type': 'PostalAddress',
            ...(site ? { streetAddress: localName(site, t.language, 'address').text } : {}),
            addressCountry: COUNTRY_CODE,
          },
        },
      )}
    />
  );
}
