import './desk-frame.css';
import '../list/desk-list.css';
import '../palette/palette.css';
import './record-layout.css';
import type { ReactNode } from 'react';
import { OfflineBanner } from '#web/components/ui/offline-banner.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { useShownOnce } from '#web/lib/use-shown-once.ts';
import { KeysHost } from '../keys/keys-host.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { DeskBar } from './desk-bar.tsx';

/** The desk around a page: skip link, offline line, bar, main. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const t = useT();
  useShownOnce();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell:skip_to_content')}
      </a>
      <OfflineBanner text={t('shell:offline')} detail={t('shell:offline_hint')} />
      <DeskBar viewer={useViewer()} />
      <main id="main" tabIndex={-1} className="wrap wrap-desk desk">
        {children}
      </main>
      <KeysHost />
      <PaletteHost />
    </>
  );
}
