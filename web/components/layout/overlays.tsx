import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SignInHost } from '#web/features/account/sign-in-host.tsx';
import { useSaves } from '#web/features/save/use-saves.ts';
import { SearchHost } from '#web/features/search/search-host.tsx';
import { CloseOnBack } from '#web/features/shell/close-on-back.tsx';
import { EarlyPages } from '#web/features/shell/early-pages.tsx';
import type { NavEntry } from '#web/features/shell/navigation.ts';
import { PopupHost } from '#web/features/shell/popup-host.tsx';
import { RouteAnnouncer } from '#web/features/shell/route-announcer.tsx';
import type { ShellData } from '#web/features/shell/shell-data.ts';
import { useOnDemand } from '#web/lib/on-demand.tsx';
import { closeOverlay, closeUnlessOver, overlays } from '#web/lib/overlays.ts';
import { tellAwake } from '#web/lib/scripts-awake.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';

const MOBILE_MENU = { load: () => import('./mobile-menu.tsx') };

export interface OverlaysProps {
  shell: ShellData | null;
  /** Absent where the page draws its own frame: then there is no drawer. */
  entries?: readonly NavEntry[];
}

/** Everything that may lie over a page. Each part is fetched when it is first opened. */
export function Overlays({ shell, entries }: OverlaysProps) {
  const t = useT();
  const { state } = useNavigation();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link closes what lies over it
  useEffect(() => closeUnlessOver, [key]);

  useSaves(t, Boolean(shell?.viewer));

  // Last, so that everything that listens does so already.
  useEffect(tellAwake, []);

  return (
    <>
      <ProgressBar active={state !== 'idle'} label={t('common:state.loading')} />
      {entries && <MenuHost entries={entries} viewer={shell?.viewer ?? null} />}
      <SearchHost />
      <SignInHost sessionEnded={shell?.session_ended ?? false} />
      <PopupHost />
      <Toaster label={t('shell:messages')} closeLabel={t('common:action.close')} />
      <RouteAnnouncer />
      <CloseOnBack />
      <EarlyPages />
    </>
  );
}

function MenuHost(props: MobileMenuProps) {
  const t = useT();
  const open = useStore(overlays)?.kind === 'menu';
  const MobileMenu = useOnDemand(MOBILE_MENU, open, () => {
    closeOverlay();
    showToast({ text: t('common:state.could_not_load'), tone: 'error' });
  });
  return MobileMenu && <MobileMenu {...props} />;
}
