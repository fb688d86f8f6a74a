import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { ShellContent } from './shell-data.ts';

export interface NavLink {
  text: string;
  to: string;
  /** The text is in the other language. */
  lang?: string;
  /** Already formatted. */
  count?: string;
  /** The page one is on, or a page below it. */
  current: boolean;
}
export interface NavGroup {
  id: 'resource' | 'ecosystem';
  text: string;
  current: boolean;
  items: NavLink[];
  /** Ecosystem: the other-stakeholder types, a list of their own. */
  nested: { text: string; items: NavLink[] } | null;
  /** Pages about all of it: the overview first, figures and files last. */
  more: NavLink[];
}
export type NavEntry = NavLink | NavGroup;

const KINDS = ['startup', 'mentor', 'investor', 'eso'] as const;
const CATEGORY = '/ecosystem/discover/category';
const RESOURCE = '/resource/category';

type Named = { slug: string; name: string; name_kh: string; count?: number };

/** The two pages that always exist, for when the list of pages cannot be read. */
const RESOURCE_PAGES = ['blog', 'file'] as const;

/** The main navigation in its order; `content` may be missing, then the fixed slugs stand in. */
export function mainNavigation(t: Translator, content: ShellContent | null, pathname: string): NavEntry[] {
  const link = (text: string, to: string, more: Partial<NavLink> = {}): NavLink => ({
    text,
    to,
    current: isAt(pathname, to),
    ...more,
  });
  const named = (base: string) => (item: Named) => {
    const { text, lang } = localName(item, t.language);
    return link(text, `${base}/${item.slug}`, {
      ...(lang === t.language ? {} : { lang }),
      ...(item.count === undefined ? {} : { count: formatInteger(item.count) }),
    });
  };
  const kinds = KINDS.map((kind) =>
    link(t(`shell:nav.${kind}`), `${CATEGORY}/${kind}`, {
      ...(content ? { count: formatInteger(content.counts[kind]) } : {}),
    }),
  );
  const resources: NavLink[] = content?.resource_pages.length
    ? content.resource_pages.map(named(RESOURCE))
    : RESOURCE_PAGES.map((slug) => link(t(`shell:nav.${slug}`), `${RESOURCE}/${slug}`));
  return [
    link(t('shell:nav.about'), '/about'),
    link(t('shell:nav.program_sharing'), '/program-sharing'),
    link(t('shell:nav.programs'), '/program'),
    link(t('shell:nav.events'), '/event'),
    {
      id: 'resource',
      text: t('shell:nav.resource'),
      current: isAt(pathname, '/resource'),
      items: resources,
      nested: null,
      more: [],
    },
    {
      id: 'ecosystem',
      text: t('shell:nav.ecosystem'),
      current: isAt(pathname, '/ecosystem'),
      items: kinds,
      nested: {
        text: t('shell:nav.other_stakeholders'),
        items: (content?.stakeholder_types ?? OTHER_STAKEHOLDER_TYPES).map(named(CATEGORY)),
      },
      more: [
        link(t('shell:nav.overview'), '/ecosystem', { current: pathname === '/ecosystem' }),
        link(t('shell:nav.categories'), CATEGORY, { current: pathname === CATEGORY }),
        link(t('shell:footer.insights'), '/insights/startup', { current: isAt(pathname, '/insights') }),
        link(t('shell:footer.open_data'), '/open-data'),
      ],
    },
  ];
}

export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;

/** Whether a path is a page or below it: `/program` is not above `/program-sharing`. */
function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
