import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { OpenData } from './open-data-page.tsx';

const MEDIA = { csv: 'text/csv', json: 'application/json' } as const;

/** The files for search engines of data: a catalogue with a Dataset for each. */
export function OpenDataJsonLd({ data, origin }: { data: OpenData; origin: string }) {
  const t = useT();
  const page = `${origin}/open-data`;
  const creator = { '@type': 'Organization', name: t('shell:product.name'), url: origin };
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'DataCatalog',
        name: t('open-data:title'),
        description: t('open-data:description'),
        url: page,
        license: data.licence.url,
        creator,
        dataset: data.datasets.map(({ dataset, day, files, fields }) => ({
          '@type': 'Dataset',
          '@id': `${page}#dataset-${dataset}`,
          name: t(`open-data:dataset.${dataset}`),
          description: `${t(`open-data:about.${dataset}`)} ${t('open-data:description')}`,
          url: `${page}#dataset-${dataset}`,
          license: data.licence.url,
          isAccessibleForFree: true,
          creator,
          ...(day ? { dateModified: day } : {}),
          variableMeasured: fields.map(({ name }) => name),
          distribution: files.map(({ format, address, bytes }) => ({
            '@type': 'DataDownload',
            encodingFormat: MEDIA[format],
            contentUrl: origin + address,
            contentSize: `${bytes} B`,
          })),
        })),
      }}
    />
  );
}
