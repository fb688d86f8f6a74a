import '#web/features/publication/print-lists.css';
import { sectionPath } from '#shared/domain/addresses.ts';
import '#web/features/resource/resource.css';
import { useNavigation } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { filterCount } from '#web/features/publication/publication-list-state.ts';
import { useListForms } from '#web/features/publication/use-list-forms.ts';
import { FeedLink } from '#web/features/resource/feed-link.tsx';
import { loadSection } from '#web/features/resource/load-section.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/resource-category';

const List = serverDrawn(() =>
  import('#web/features/resource/section-list.tsx').then((file) => file.SectionList),
);

export const handle = { ...withTexts('resource', 'publication'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('resource', 'publication'), List.fetch];

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadSection(params.resource, request, context);

/** A section of the library: posts as cards, files as lines. */
export default function ResourceCategory({
  loaderData: { section, list, hits, state },
}: Route.ComponentProps) {
  const t = useT();
  const navigation = useNavigation();
  const ref = useListForms<HTMLDivElement>();
  const path = sectionPath(section.slug);
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === path;
  const name = localName(section, t.language).text;
  const lead = t(section.kind === 'file' ? 'resource:files_lead' : 'resource:posts_lead');
  const isNarrowed = Boolean(state.search) || filterCount(state) > 0;
  return (
    <div ref={ref} className={classNames(isWaiting && 'is-reloading')}>
      <PageHead
        title={
          list.current_page > 1
            ? t('publication:page_title', { title: name, number: formatInteger(list.current_page) })
            : name
        }
        description={lead}
        robots={isNarrowed ? 'noindex' : undefined}
      />
      <FeedLink section={section.slug} title={name} />
      <PageHero title={name} lead={lead} seed={`library-${section.slug}`} />
      <List section={section} list={list} hits={hits} state={state} />
    </div>
  );
}
