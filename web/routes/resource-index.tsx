import '#web/features/publication/print-lists.css';
import '#web/features/resource/resource.css';
import { listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { FeedLink } from '#web/features/resource/feed-link.tsx';
import { callApi, callPart } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource-index';

const Sections = serverDrawn(() =>
  import('#web/features/resource/library-sections.tsx').then((file) => file.LibrarySections),
);

export const handle = { ...withTexts('resource'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('resource'), Sections.fetch];

const NEWEST = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await callApi(context, listResourcePages, { query: { per_page: 100 } });
  const newest = await Promise.all(
    pages.data.map(({ slug }) =>
      callPart(context, listResources, { query: { resource: slug, per_page: NEWEST } }),
    ),
  );
  return { sections: pages.data.map((page, i) => ({ page, newest: newest[i]?.data ?? null })) };
}

/** The library: each section with its newest. */
export default function ResourceIndex({ loaderData: { sections } }: Route.ComponentProps) {
  const t = useT();
  const title = t('resource:index.title');
  return (
    <>
      <PageHead title={title} description={t('resource:index.lead')} />
      <FeedLink title={title} />
      <PageBand seed="library">
        <h1 className="t-d1">{title}</h1>
        <p className="page-band-lead">{t('resource:index.lead')}</p>
      </PageBand>
      <Sections sections={sections} />
    </>
  );
}
