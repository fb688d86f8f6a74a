import '#web/features/insight/insight.css';
import { listOpenData } from '#shared/contracts/export.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/open-data';

const OpenDataPage = serverDrawn(() =>
  import('#web/features/insight/open-data/open-data-page.tsx').then((file) => file.OpenDataPage),
);
export const handle = { ...withTexts('open-data'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('open-data'), OpenDataPage.fetch];

export const loader = ({ context }: Route.LoaderArgs) => callApi(context, listOpenData);

export default function OpenDataRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('open-data:title')} description={t('open-data:description')} />
      <OpenDataPage data={loaderData} origin={useShell()?.public_url ?? ''} />
    </>
  );
}
