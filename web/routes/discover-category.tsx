import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { DirectoryHead } from '#web/features/stakeholder/directory/directory-head.tsx';
import { DirectoryPage, fetchParts } from '#web/features/stakeholder/directory/directory-page.tsx';
import { loadCounts } from '#web/features/stakeholder/directory/load-counts.ts';
import { loadDirectory } from '#web/features/stakeholder/directory/load-directory.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/discover-category';

export const handle = { ...withTexts('directory', 'stakeholder'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('directory', 'stakeholder'), ...fetchParts];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { category } = params;
  if (!isCategorySlug(category) && category !== 'other-stakeholder') throw notFound();
  const [directory, counts] = await Promise.all([
    loadDirectory(request, context, category),
    loadCounts(context),
  ]);
  return { directory, counts };
}

export default function DiscoverCategory({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DirectoryHead directory={loaderData.directory} />
      <DirectoryPage {...loaderData} />
    </>
  );
}
