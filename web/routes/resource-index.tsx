import { listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { FileLines, PostCards } from '#web/features/resource/resource-list.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource-index';

export const handle = withTexts('resource');
export const clientMiddleware = [fetchTexts('resource')];

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await callApi(context, listResourcePages);
  const newest = await Promise.all(
    pages.data.map(({ slug }) => callApi(context, listResources, { query: { resource: slug, per_page: 3 } })),
  );
  return pages.data.map((page, i) => ({ page, newest: newest[i]?.data ?? [] }));
}

/** The library: each section with its newest (B.09). */
export default function ResourceIndex({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('resource:index.title')} description={t('resource:index.lead')} />
      <PageBand seed="library">
        <h1 className="t-d1">{t('resource:index.title')}</h1>
        <p className="page-band-lead">{t('resource:index.lead')}</p>
      </PageBand>
      {loaderData.map(({ page, newest }) => (
        <section key={page.slug} className="wrap section pb-0 last:pb-(--section)">
          <div className="head-row">
            <h2 className="t-h1">{localName(page, t.language).text}</h2>
            <MoreLink to={`/resource/category/${page.slug}`}>{t('common:action.view_all')}</MoreLink>
          </div>
          {page.kind === 'file' ? (
            <FileLines files={newest} level={3} />
          ) : (
            <PostCards posts={newest} level={3} />
          )}
        </section>
      ))}
    </>
  );
}
