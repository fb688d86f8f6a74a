import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { mainNavigation } from '#web/features/shell/navigation.ts';
import type { ShellData } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { ScrollToTop } from '../ui/scroll-to-top.tsx';
import { Footer } from './footer.tsx';
import { GovernmentLine } from './government-line.tsx';
import { Overlays } from './overlays.tsx';
import { SiteNotice } from './site-notice.tsx';
import { Bar } from './top-bar.tsx';

export interface FrameProps {
  shell: ShellData | null;
  /** The page is an error page: the bar stays solid on any address. */
  error?: boolean;
  children: ReactNode;
}

const NOBODY = [] as const;

/** The site around a page: skip link, offline line, government line, bar, main, footer, and what may lie over it. */
export function Frame({ shell, error, children }: FrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const entries = mainNavigation(t, shell?.content ?? null, pathname);
  const viewer = shell?.viewer ?? null;
  return (
    <>
      <a className="skip" href="#main">
        {t('shell:skip_to_content')}
      </a>
      <OfflineBanner text={t('shell:offline')} detail={t('shell:offline_hint')} />
      <GovernmentLine />
      {shell?.content && <SiteNotice site={shell.content.site} />}
      <Bar entries={entries} viewer={viewer} solid={error} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ScrollToTop label={t('shell:footer.to_top')} />
      <Footer
        coordinators={shell?.content?.coordinators ?? NOBODY}
        site={shell?.content?.site ?? null}
        year={shell?.year ?? ''}
        asks={pathname.startsWith('/newsletter')}
      />
      <Overlays shell={shell} entries={entries} />
    </>
  );
}
