import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { LIBRARY_PATH, resourcePath, sectionPath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { useT } from '#web/lib/texts.tsx';
import { jsonLdCrumbs, jsonLdGraph } from '../publication/json-ld-crumbs.ts';
import { downloadPath } from './resource-line.ts';

/** A post or a file in the words of schema.org. Public facts only. */
export function ResourceJsonLd({ resource, origin }: { resource: ResourceDetail; origin: string }) {
  const t = useT();
  const path = resourcePath(resource);
  const { text: title, lang } = localName(resource, t.language, 'title');
  const { file, cover, category, video } = resource;
  const author = localName(resource, t.language, 'author').text;
  const publisher = { '@type': 'Organization', name: t('shell:product.name'), url: `${origin}/` };
  return (
    <JsonLd
      data={jsonLdGraph(
        {
          '@type': file ? 'DigitalDocument' : 'BlogPosting',
          '@id': `${origin}${path}`,
          url: `${origin}${path}`,
          ...(file ? { name: title } : { headline: title, mainEntityOfPage: `${origin}${path}` }),
          description: localName(resource, t.language, 'summary').text,
          inLanguage: file && file.language !== 'both' && file.language ? file.language : lang,
          datePublished: resource.published_at,
          dateModified: [resource.published_at, resource.updated_at].sort()[1],
          // What nobody signs, the platform says.
          author: author ? { '@type': 'Person', name: author } : publisher,
          publisher,
          ...(cover ? { image: `${origin}${cover.url}` } : {}),
          ...(category ? { [file ? 'genre' : 'articleSection']: localName(category, t.language).text } : {}),
          ...(resource.tags.length > 0 ? { keywords: resource.tags.join(', ') } : {}),
          ...(file
            ? {
                encoding: {
                  '@type': 'MediaObject',
                  contentUrl: `${origin}${downloadPath(resource)}`,
                  encodingFormat: file.media_type,
                  contentSize: String(file.bytes),
                },
              }
            : {
                timeRequired: `PT${lang === 'km' ? resource.reading_minutes_kh : resource.reading_minutes}M`,
              }),
          ...(video
            ? {
                video: {
                  '@type': 'VideoObject',
                  name: title,
                  description: localName(resource, t.language, 'summary').text,
                  embedUrl: video.embed_url,
                  uploadDate: resource.published_at,
                },
              }
            : {}),
        },
        jsonLdCrumbs(origin, [
          { name: t('resource:index.title'), path: LIBRARY_PATH },
          { name: localName(resource.section, t.language).text, path: sectionPath(resource.page) },
          { name: title, path },
        ]),
      )}
    />
  );
}
