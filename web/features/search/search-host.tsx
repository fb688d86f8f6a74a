import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '#web/components/ui/toast-store.ts';
import { without } from '#web/features/shell/addresses.ts';
import { useOnDemand } from '#web/lib/on-demand.tsx';
import { closeOverlay, openSearch, overlays } from '#web/lib/overlays.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { asksForSearch, isField, isSlashOn } from './search-keys.ts';

const DIALOG = { load: () => import('./search-dialog.tsx'), texts: ['search'] as const };

/** Opens the search dialog over any page: by its button, by key, by `?q=` in the address. */
export function SearchHost() {
  const t = useT();
  const { key, search } = useLocation();
  const overlay = useStore(overlays);
  const open = overlay?.kind === 'search';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every navigation
  useEffect(() => {
    const term = new URLSearchParams(search).get('q');
    if (term !== null) openSearch(term);
  }, [key]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (overlays.get() || !asksForSearch(event, isField(event.target), isSlashOn())) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const SearchDialog = useOnDemand(DIALOG, open, () => {
    closeOverlay();
    showToast({ text: t('common:state.could_not_load'), tone: 'error' });
  });
  if (!SearchDialog || !open) return null;
  return <SearchDialog term={overlay.term} onClose={closeSearch} />;
}

function closeSearch() {
  closeOverlay();
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', without('q', { pathname, search }) + hash);
}
