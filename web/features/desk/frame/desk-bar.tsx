import Keyboard from 'lucide-react/icons/keyboard';
import Search from 'lucide-react/icons/search';
import { useLocation, useMatches } from 'react-router';
import { Brand } from '#web/components/krama/brand.tsx';
import { LanguageLink } from '#web/components/layout/language-link.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { openSearch } from '#web/lib/overlays.ts';
import { useT } from '#web/lib/texts.tsx';
import { openKeysHelp } from '../keys/keys-store.ts';
import { DeskMenu } from './desk-menu.tsx';
import { DESK_PATH } from './desk-paths.ts';
import { deskPlaces, type OfPart, placeState } from './desk-places.ts';

/** The bar of the desk: mark, its parts, search of the site, help about the keys, language, person. Visitors see mark and language. */
export function DeskBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const part = (page?.handle as Partial<OfPart> | undefined)?.partOf?.(page?.loaderData);
  return (
    <header className="bar on-ink desk-bar">
      <div className="wrap wrap-desk">
        <Brand name={t('shell:product.name')} second={t('desk:title')} to={DESK_PATH} />
        {viewer && (
          <nav className="desk-nav" aria-label={t('desk:bar.label')}>
            {deskPlaces(viewer.desk_roles)
              .filter(({ inMenu }) => !inMenu)
              .map((place) => (
                <AppLink
                  key={place.name}
                  to={place.path}
                  className="nav-item"
                  aria-current={part === place.path ? 'true' : placeState(place, pathname)}
                >
                  {t(`desk:bar.${place.name}`)}
                </AppLink>
              ))}
          </nav>
        )}
        <IconButton
          label={t('shell:nav.search')}
          className="desk-keys"
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={() => openSearch()}
        >
          <Icon of={Search} />
        </IconButton>
        {viewer && (
          <IconButton
            label={t('desk:bar.keys')}
            className="desk-keys"
            aria-keyshortcuts="?"
            onClick={openKeysHelp}
          >
            <Icon of={Keyboard} />
          </IconButton>
        )}
        <LanguageLink />
        {viewer && <DeskMenu viewer={viewer} />}
      </div>
    </header>
  );
}
