import { getEcosystemPage, getNetworkPage } from '#shared/contracts/content.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { CategoryCards } from '#web/features/stakeholder/overview/category-cards.tsx';
import { NetworkTable } from '#web/features/stakeholder/overview/network-table.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/ecosystem';

export const handle = withTexts('directory', 'stakeholder');
export const clientMiddleware = [fetchTexts('directory', 'stakeholder')];

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network] = await Promise.all([
    callApi(context, getEcosystemPage),
    callApi(context, getNetworkPage),
  ]);
  return { categories: page.data, network };
}

/** The way into the directory: every category with its count and newest, where the work is, and how to be listed (B.02). */
export default function Ecosystem({ loaderData: { categories, network } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('shell:nav.ecosystem')} description={t('directory:description')} />
      <section className="wrap page-top pb-16">
        <h1 className="t-d1">{t('directory:overview.title')}</h1>
        <p className="t-lead t-2 mb-12">{t('directory:overview.lead')}</p>
        <CategoryCards categories={categories} />
        <p className="mt-12">
          <MoreLink to="/ecosystem/discover">{t('directory:overview.all')}</MoreLink>
        </p>
      </section>
      <section className="section sand-2">
        <div className="wrap grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-24">
          <div>
            <h2 className="t-h1">{t('directory:overview.network_title')}</h2>
            <p className="t-2 mt-4 max-w-[46ch]">{t('directory:overview.network_text')}</p>
          </div>
          <NetworkTable network={network} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="t-h1">{t('directory:overview.listed_title')}</h2>
          <p className="t-lead t-2 mt-3 mb-8 max-w-[46ch]">{t('directory:overview.listed_text')}</p>
          <ButtonLink to="/ecosystem/get-listed" size="big">
            {t('directory:get_listed')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
