import { listProgramCategories } from '#shared/contracts/program.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/program-categories';

export const handle = withTexts('program');
export const clientMiddleware = [fetchTexts('program')];

export const loader = async ({ context }: Route.LoaderArgs) =>
  callApi(context, listProgramCategories, { query: { per_page: 100 } });

/** Categories with their open programs; each leads to the list it filters (B.05). */
export default function ProgramCategories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('program:categories.title');
  return (
    <div className="wrap page-top section">
      <PageHead title={title} description={t('program:list.description')} />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[{ text: t('program:list.title'), to: '/program' }, { text: title }]}
      />
      <h1 className="t-d1 mb-12">{title}</h1>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.data.map((category) => {
          const name = localName(category, t.language);
          return (
            <li key={category.slug} className="border-t border-ink pt-5">
              <h2 className="t-h3" lang={name.lang}>
                <AppLink
                  to={`/program?category=${category.slug}`}
                  className="no-underline hover:text-orange-text"
                >
                  {name.text}
                </AppLink>
              </h2>
              <p className="t-2 num mt-1">
                {t('program:categories.open', {
                  count: category.open_count,
                  all: formatInteger(category.count),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
