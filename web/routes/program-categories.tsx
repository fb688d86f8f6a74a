import { listProgramCategories } from '#shared/contracts/program.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { callApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/program-categories';

export const handle = { ...withTexts('program'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('program')];

export const loader = async ({ context }: Route.LoaderArgs) =>
  callApi(context, listProgramCategories, { query: { per_page: 100 } });

/** Categories with their open programs; each leads to the list it filters. */
export default function ProgramCategories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('program:categories.title');
  return (
    <>
      <PageHead title={title} description={t('program:list.description')} />
      <PageBand seed="program-categories">
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[{ text: t('program:list.title'), to: '/program' }, { text: title }]}
        />
        <h1 className="t-d1">{title}</h1>
        <p className="page-band-lead">{t('program:categories.lead')}</p>
      </PageBand>
      <ul className="wrap section grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.data.map((category) => {
          const name = localName(category, t.language);
          return (
            <li key={category.slug} className="category-card">
              <h2 className="t-h2" lang={name.lang}>
                <AppLink to={`/program?category=${category.slug}`}>{name.text}</AppLink>
              </h2>
              <p className="t-2 num">
                <b className="t-figure">{formatInteger(category.open_count)}</b>{' '}
                {t('program:categories.open', {
                  count: category.open_count,
                  all: formatInteger(category.count),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
