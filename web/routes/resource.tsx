import { redirect } from 'react-router';
import { getResource } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { resourcePath } from '#web/features/resource/resource-line.ts';
import { ResourcePage } from '#web/features/resource/resource-page.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { spokenName } from '#web/lib/spoken-name.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource';

export const handle = withTexts('resource');
export const clientMiddleware = [fetchTexts('resource')];

/** Each post and file has one address: another section in the path leads to the right one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const resource = await callApi(context, getResource, { params: { id: params.id } });
  const path = resourcePath(resource);
  if (new URL(request.url).pathname.replace(/\.data$/, '') !== path) throw redirect(path, 301);
  const { publicUrl, caller } = pageApi(context);
  const language = resource.file && spokenName(resource.file.language, caller.language);
  return { resource, url: publicUrl + path, language };
}

export default function Resource({ loaderData: { resource, url, language } }: Route.ComponentProps) {
  const reader = useLanguage();
  const title = localName(resource, reader, 'title').text;
  return (
    <>
      <PageHead title={title} description={localName(resource, reader, 'summary').text} type="article" />
      {resource.kind === 'blog' && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: resource.title,
            url,
            datePublished: resource.published_at,
            ...(resource.author ? { author: { '@type': 'Person', name: resource.author } } : {}),
          }}
        />
      )}
      <ResourcePage resource={resource} url={url} language={language} />
    </>
  );
}
