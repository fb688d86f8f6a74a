import { data, redirect } from 'react-router';
import { listResourcePages, listResources } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FileLines, PostCards } from '#web/features/resource/resource-list.tsx';
import { callApi } from '#web/lib/api.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { readPage } from '#web/lib/list-query.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource-category';

export const handle = withTexts('resource');
export const clientMiddleware = [fetchTexts('resource')];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const pages = await callApi(context, listResourcePages, { query: { per_page: 100 } });
  const page = pages.data.find(({ slug }) => slug === params.resource);
  if (!page) throw data(null, { status: 404 });
  const number = readPage(new URL(request.url).searchParams);
  const list = await callApi(context, listResources, { query: { resource: page.slug, page: number } });
  if (list.data.length === 0 && number > 1) throw redirect(`/resource/category/${page.slug}`);
  return { page, list };
}

export default function ResourceCategory({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useT();
  const name = localName(page, t.language).text;
  const lead = t(page.kind === 'file' ? 'resource:files_lead' : 'resource:posts_lead');
  return (
    <>
      <PageHead title={name} description={lead} />
      <PageHero title={name} lead={lead} seed={`library-${page.slug}`} />
      <div className="wrap pt-10 pb-(--section)">
        {list.data.length === 0 && <EmptyState title={t('resource:empty')} />}
        {page.kind === 'file' ? (
          <FileLines files={list.data} />
        ) : (
          <PostCards posts={list.data} lead={list.current_page === 1} />
        )}
        <div className="mt-12">
          <ListPages path={`/resource/category/${page.slug}`} list={list} />
        </div>
      </div>
    </>
  );
}
