import '#web/features/publication/print-publication.css';
import { LIBRARY_PATH, recordIdIn, resourcePath } from '#shared/domain/addresses.ts';
import '#web/features/resource/resource.css';
import { data } from 'react-router';
import { getResource } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { GonePage } from '#web/features/publication/gone-page.tsx';
import { loadPublication } from '#web/features/publication/load-publication.ts';
import { FeedLink } from '#web/features/resource/feed-link.tsx';
import { pageApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToOwn } from '#web/lib/lead-to-own.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource';

const ResourcePage = serverDrawn(() =>
  import('#web/features/resource/resource-page.tsx').then((file) => file.ResourcePage),
);
const ResourceJsonLd = serverDrawn(() =>
  import('#web/features/resource/resource-json-ld.tsx').then((file) => file.ResourceJsonLd),
);

export const handle = { ...withTexts('resource'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('resource'), ResourcePage.fetch, ResourceJsonLd.fetch];

/** Each post and file has one address: another section in the path leads to the right one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const resource = await loadPublication(context, getResource, recordIdIn(params.id));
  const origin = pageApi(context).publicUrl;
  if (!resource) return data({ resource: null, origin }, { status: 410 });
  leadToOwn(resourcePath(resource), url);
  return data({ resource, origin });
}

export default function Resource({ loaderData: { resource, origin } }: Route.ComponentProps) {
  const t = useT();
  if (!resource)
    return (
      <GonePage
        list={{ text: t('resource:index.title'), to: LIBRARY_PATH }}
        title={t('resource:gone.title')}
        text={t('resource:gone.text')}
        action={t('resource:gone.action')}
      />
    );
  return (
    <>
      <PageHead
        title={localName(resource, t.language, 'title').text}
        description={localName(resource, t.language, 'summary').text}
        picture={{ kind: 'resource', id: resource.id, version: resource.updated_at }}
        type="article"
      />
      <FeedLink section={resource.page} title={localName(resource.section, t.language).text} />
      <ResourceJsonLd resource={resource} origin={origin} />
      <ResourcePage key={resource.id} resource={resource} url={origin + resourcePath(resource)} />
    </>
  );
}
