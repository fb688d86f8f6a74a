import { inTab, keep, readKept } from './device-storage.ts';
import { createStore } from './store.ts';

/** What lies over the page. Popups and toasts have stores of their own, because they may lie over these. */
export type Overlay = { kind: 'search'; term: string } | { kind: 'sign-in' } | { kind: 'menu' };

export const overlays = createStore<Overlay | null>(null);

/** Opens the search dialog, with a term to look for at once if there is one. */
export const openSearch = (term = '') => overlays.set({ kind: 'search', term });
/** Opens the sign-in dialog over the page. */
export const openSignIn = () => overlays.set({ kind: 'sign-in' });
/** Opens the navigation of small screens. */
export const openMenu = () => overlays.set({ kind: 'menu' });
export const closeOverlay = () => overlays.set(null);

const ASK = 'phum:ask-sign-in';

/** The page reloads because its session is over: afterwards the sign-in dialog is to open (8.003). */
export const askAfterReload = () => keep(inTab, ASK, '1');
/** Whether that was wanted; said once. */
export function wasToAsk(): boolean {
  const wanted = readKept(inTab, ASK) !== null;
  if (wanted) keep(inTab, ASK, null);
  return wanted;
}
