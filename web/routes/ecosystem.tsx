import '#web/components/chart/relation-picture.css';
import { useRef } from 'react';
import { getEcosystemPage, getNetworkPage } from '#shared/contracts/content.contract.ts';
import { isCurrencyCode } from '#shared/domain/currencies.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { PartProblem } from '#web/components/ui/part-problem.tsx';
import { byWeight, KindCards, TypeIndex } from '#web/features/stakeholder/overview/category-cards.tsx';
import { HowToList } from '#web/features/stakeholder/overview/how-to-list.tsx';
import { NetworkTable } from '#web/features/stakeholder/overview/network-table.tsx';
import { useLitRelations } from '#web/features/stakeholder/overview/use-lit-relations.ts';
import { useNetworkProfile } from '#web/features/stakeholder/overview/use-network-profile.ts';
import { callApi, callPart } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { withParams } from '#web/lib/list-query.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/ecosystem';

const NetworkRelations = serverDrawn(() =>
  import('#web/features/stakeholder/overview/network-relations.tsx').then((file) => file.NetworkRelations),
);
export const handle = { ...withTexts('directory', 'stakeholder'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('directory', 'stakeholder'), NetworkRelations.fetch];

/** The currency of the address; what is none leads away from it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const asked = url.searchParams.get('funding_currency')?.toUpperCase() ?? '';
  const currency = isCurrencyCode(asked) ? asked : null;
  // An empty one is a choice as well: every currency, whatever the device remembers.
  const isAll = url.searchParams.get('funding_currency') === '';
  leadToTidy(
    url,
    withParams(url.pathname, '', { funding_currency: currency ?? undefined }),
    isAll ? ['funding_currency'] : [],
  );
  const [page, network] = await Promise.all([
    callApi(context, getEcosystemPage),
    callPart(context, getNetworkPage, { query: currency ? { funding_currency: currency } : {} }),
  ]);
  return { categories: page.data, network, currency };
}

/** The way into the directory: every category with its count, where the work is, and how to be listed. */
export default function Ecosystem({ loaderData: { categories, network, currency } }: Route.ComponentProps) {
  const t = useT();
  const marks = useNetworkProfile(currency, network?.currencies ?? []);
  const picture = useRef<HTMLDivElement>(null);
  useLitRelations(picture);
  const { kinds, others } = byWeight(categories);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead title={t('shell:nav.ecosystem')} description={t('directory:description')} />
      <section className="wrap page-top pb-(--section)">
        <div className="page-top-row mb-12 lg:mb-16">
          <div>
            <h1 className="t-d1">{t('directory:overview.title')}</h1>
            <p className="t-lead t-2">{t('directory:overview.lead')}</p>
          </div>
          <MoreLink to="/ecosystem/discover">
            {t('directory:overview.all', { number: formatInteger(all) })}
          </MoreLink>
        </div>
        <KindCards kinds={kinds} />
        <div className="mt-16 grid gap-x-16 gap-y-6 lg:mt-24 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 className="t-h1">{t('directory:category.other-stakeholder')}</h2>
            <p className="t-2 mt-3 mb-4 max-w-[36ch]">{t('directory:leads.other-stakeholder')}</p>
            <MoreLink to="/ecosystem/discover/category">{t('directory:categories_page.title')}</MoreLink>
          </div>
          <TypeIndex types={others} />
        </div>
      </section>
      <section className="section sand-2">
        <div className="wrap grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-24">
          <div>
            <h2 className="t-h1">{t('directory:overview.network_title')}</h2>
            <p className="t-2 mt-4 max-w-[46ch]">{t('directory:overview.network_text')}</p>
          </div>
          {network ? <NetworkTable network={network} /> : <PartProblem />}
        </div>
      </section>
      <section className="section">
        <div className="wrap" ref={picture} data-lights="" {...marks}>
          {network ? <NetworkRelations network={network} currency={currency} /> : <PartProblem />}
          <div className="mt-12 flex flex-wrap gap-x-8 gap-y-4">
            <MoreLink to="/insights/startup">{t('directory:overview.insights')}</MoreLink>
            <MoreLink to="/open-data">{t('shell:footer.open_data')}</MoreLink>
          </div>
        </div>
      </section>
      <HowToList />
    </>
  );
}
