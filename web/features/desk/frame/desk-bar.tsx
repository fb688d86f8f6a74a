import Keyboard from 'lucide-react/icons/keyboard';
import Search from 'lucide-react/icons/search';
import { Brand } from '#web/components/krama/brand.tsx';
import { LanguageLink } from '#web/components/layout/language-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { openKeysHelp } from '../keys/keys-store.ts';
import { openPalette } from '../palette/palette-store.ts';
import { DeskMenu } from './desk-menu.tsx';
import { DeskNav } from './desk-nav.tsx';
import { DESK_PATH } from './desk-paths.ts';

/** The bar of the desk: mark, its parts, its palette, help about the keys, language, person. Visitors see mark and language. */
export function DeskBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  return (
    <header className="bar on-ink desk-bar">
      <div className="wrap wrap-desk">
        <Brand name={t('shell:product.name')} second={t('desk:title')} to={DESK_PATH} />
        {viewer && <DeskNav roles={viewer.desk_roles} />}
        {viewer && (
          <IconButton
            label={t('desk:bar.palette')}
            className="desk-palette"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openPalette}
          >
            <Icon of={Search} />
          </IconButton>
        )}
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
