import '#web/features/publication/print-lists.css';
import { useNavigation, useSearchParams } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { loadPrograms } from '#web/features/program/load-programs.ts';
import { ProgramSidePanel, SideBody } from '#web/features/program/program-side-panel.tsx';
import { filterCount } from '#web/features/publication/publication-list-state.ts';
import { useListForms } from '#web/features/publication/use-list-forms.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { withParams } from '#web/lib/list-query.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/programs';

const List = serverDrawn(() =>
  import('#web/features/program/program-list.tsx').then((file) => file.ProgramList),
);
const Cards = serverDrawn(() =>
  import('#web/features/program/program-cards.tsx').then((file) => file.ProgramCards),
);

/** How many of the newest programs stand under the list. */
const RECENT = 3;

export const handle = { ...withTexts('program', 'publication'), ...HYDRATES_ON_USE };
export const clientMiddleware = [
  fetchTexts('program', 'publication'),
  List.fetch,
  Cards.fetch,
  SideBody.fetch,
];

export const loader = ({ request, context }: Route.LoaderArgs) => loadPrograms(request, context);

/** The programs: what staff put first, the list with its filters, the newest; one of them over it. */
export default function Programs({ loaderData: { list, hits, state, page, opened } }: Route.ComponentProps) {
  const t = useT();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const ref = useListForms<HTMLDivElement>();
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === '/program';
  const isNarrowed = Boolean(state.search) || filterCount(state) > 0;
  const isFirst = !isNarrowed && list.current_page === 1 && !state.filtersOpen;
  const title = t('program:list.title');
  const shown = opened && {
    title: localName(opened, t.language, 'title'),
    summary: localName(opened, t.language, 'summary'),
  };
  return (
    <div ref={ref} className={classNames(isWaiting && 'is-reloading')}>
      <PageHead
        title={
          shown?.title.text ??
          (list.current_page > 1
            ? t('publication:page_title', { title, number: formatInteger(list.current_page) })
            : title)
        }
        description={shown?.summary.text || t('program:list.description')}
        robots={isNarrowed ? 'noindex' : undefined}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={inLanguage('/program.atom', t.language)}
      />
      <PageHero title={title} lead={t('program:list.lead', { count: page.open_count })} seed="programs" />
      {isFirst && <Cards title={t('program:list.highlighted')} programs={page.highlighted} />}
      <List list={list} hits={hits} state={state} />
      {isFirst && <Cards title={t('program:list.recent')} programs={page.recent.slice(0, RECENT)} />}
      {opened && (
        <ProgramSidePanel program={opened} back={withParams('/program', params, { id: undefined })} />
      )}
    </div>
  );
}
