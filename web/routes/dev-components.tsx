import { PageHead } from '#web/components/layout/page-head.tsx';
import { ComponentsGallery } from '#web/features/components-gallery/gallery.tsx';
import { pageApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/dev-components.ts';

export const handle = withTexts('desk');
export const clientMiddleware = [fetchTexts('desk')];

/** Only in demonstrations; anywhere else there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!pageApi(context).demo) throw notFound();
  return null;
}

export default function DevComponents() {
  const t = useT();
  return (
    <>
      <PageHead title={t('desk:gallery.title')} robots="noindex" />
      <ComponentsGallery language={t.language} />
    </>
  );
}
