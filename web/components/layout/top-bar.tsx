import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { isClearAtTop } from '#web/features/shell/clear-bar.ts';
import type { NavEntry } from '#web/features/shell/navigation.ts';
import { useAtTop } from '#web/features/shell/scroll-store.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { openMenu, openSearch, openSignIn } from '#web/lib/overlays.ts';
import { withSignIn } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { Brand } from '../krama/brand.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { MainNav } from './main-nav.tsx';

/** Sent to signed-in people only; the server draws it whole. */
const ProfileMenu = lazy(() => import('./profile-menu.tsx'));

/** Before a script can open the drawer: the same parts of the site stand at the foot of the page. */
const FOOT = '#foot-product';
/** Where the search button leads without a script: the directory with its own search box. */
const SEARCH_PAGE = '/ecosystem/discover';

export interface BarProps {
  entries: readonly NavEntry[];
  viewer: Viewer | null;
  /** The error page has its own dark top on any address. */
  solid?: boolean;
}

/** The top bar: clear over the pictures of seven pages, solid elsewhere and after 40 px of scroll. */
export function Bar({ entries, viewer, solid }: BarProps) {
  const t = useT();
  const location = useLocation();
  const atTop = useAtTop();
  const clear = !solid && isClearAtTop(location.pathname);
  const bar = (
    <header
      className={classNames('bar on-ink', clear && 'bar-clear')}
      data-solid={clear && !atTop ? '' : undefined}
    >
      <div className="wrap">
        <Brand
          name={t('shell:product.name')}
          second={t('shell:product.second_name')}
          secondLang={otherLanguage(t.language)}
        />
        <MainNav label={t('shell:nav.label')} entries={entries} />
        <IconLink
          to={SEARCH_PAGE}
          label={t('shell:nav.search')}
          data-opens=""
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={(event) => {
            event.preventDefault();
            openSearch();
          }}
        >
          <Icon of={Search} />
        </IconLink>
        <LanguageLink />
        {viewer ? (
          <Suspense fallback={null}>
            <ProfileMenu viewer={viewer} />
          </Suspense>
        ) : (
          <ButtonLink
            to={withSignIn(location)}
            look="on-ink"
            className="wide"
            rel="nofollow"
            data-opens=""
            onClick={(event) => {
              event.preventDefault();
              openSignIn();
            }}
          >
            {t('shell:account.sign_in_or_up')}
          </ButtonLink>
        )}
        <IconLink
          to={FOOT}
          label={t('shell:nav.open_menu')}
          className="burger"
          data-opens=""
          onClick={(event) => {
            event.preventDefault();
            openMenu();
          }}
        >
          <Icon of={Menu} size="l" />
        </IconLink>
      </div>
    </header>
  );
  return clear ? <div className="bar-place">{bar}</div> : bar;
}
