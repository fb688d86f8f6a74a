import { getEcosystemPage } from '#shared/contracts/content.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { byWeight, KindCards, TypeCards } from '#web/features/stakeholder/overview/category-cards.tsx';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/categories';

export const handle = { ...withTexts('directory', 'stakeholder'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('directory', 'stakeholder')];

export const loader = async ({ context }: Route.LoaderArgs) => callApi(context, getEcosystemPage);

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('directory:categories_page.title');
  const { kinds, others } = byWeight(loaderData.data);
  return (
    <div className="wrap page-top pb-(--section)">
      <PageHead title={title} description={t('directory:categories_page.lead')} />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[{ text: t('shell:nav.ecosystem'), to: '/ecosystem' }, { text: title }]}
      />
      <h1 className="t-d1">{title}</h1>
      <p className="t-lead t-2 mb-12">{t('directory:categories_page.lead')}</p>
      <KindCards kinds={kinds} />
      <h2 className="t-h1 mt-20 mb-8">{t('directory:category.other-stakeholder')}</h2>
      <TypeCards types={others} />
    </div>
  );
}
