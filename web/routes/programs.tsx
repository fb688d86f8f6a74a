import { redirect, useSearchParams } from 'react-router';
import { getProgramPage, listProgramCategories, listPrograms } from '#shared/contracts/program.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ProgramRow } from '#web/features/program/program-row.tsx';
import { callApi } from '#web/lib/api.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/programs';

export const handle = withTexts('program');
export const clientMiddleware = [fetchTexts('program')];

const STATUSES = ['open', 'upcoming', 'closed'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id');
  if (id && /^[\da-f-]{36}$/i.test(id)) throw redirect(`/program/${id}`);
  const status = readOneOf(searchParams, 'status', STATUSES);
  const category = searchParams.get('category') ?? undefined;
  const [list, categories, page] = await Promise.all([
    callApi(context, listPrograms, {
      query: {
        page: readPage(searchParams),
        ...(status ? { status } : {}),
        ...(category ? { category } : {}),
      },
    }),
    callApi(context, listProgramCategories, { query: { per_page: 100 } }),
    callApi(context, getProgramPage),
  ]);
  if (list.data.length === 0 && list.current_page > 1)
    throw redirect(withParams('/program', searchParams, { page: undefined }));
  return {
    list,
    categories: categories.data.filter(({ count }) => count > 0),
    open: page.open_count,
    status: status ?? null,
    category: category ?? null,
  };
}

export default function Programs({
  loaderData: { list, categories, open, status, category },
}: Route.ComponentProps) {
  const t = useT();
  const [params] = useSearchParams();
  const to = (change: Record<string, string | undefined>) =>
    withParams('/program', params, { ...change, page: undefined });
  return (
    <>
      <PageHead title={t('program:list.title')} description={t('program:list.description')} />
      <PageHero
        title={t('program:list.title')}
        lead={t('program:list.lead', { count: open })}
        seed="programs"
      />
      <div className="wrap pt-8 pb-(--section)">
        <Tabs
          label={t('program:list.states')}
          items={[
            { to: to({ status: undefined }), text: t('common:all'), current: status === null },
            ...STATUSES.map((one) => ({
              to: to({ status: one }),
              text: t(`program:status.${one}`),
              current: status === one,
            })),
          ]}
        />
        <nav className="chips chips-line mt-6" aria-label={t('program:list.categories')}>
          <Chip to={to({ category: undefined })} chosen={category === null}>
            {t('common:all')}
          </Chip>
          {categories.map((one) => {
            const name = localName(one, t.language);
            return (
              <Chip
                key={one.slug}
                to={to({ category: one.slug })}
                chosen={category === one.slug}
                lang={name.lang}
                count={formatInteger(one.count)}
              >
                {name.text}
              </Chip>
            );
          })}
        </nav>
        {list.data.length === 0 ? (
          <EmptyState
            title={t('program:list.empty')}
            actions={<ButtonLink to="/program">{t('common:action.clear_all')}</ButtonLink>}
          />
        ) : (
          <ul className="program-list mt-8 mb-12">
            {list.data.map((program) => (
              <ProgramRow key={program.id} program={program} level={2} />
            ))}
          </ul>
        )}
        <ListPages path="/program" list={list} />
      </div>
    </>
  );
}
