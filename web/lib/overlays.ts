import { createStore } from './store.ts';

/** What lies over the page. Popups and toasts have stores of their own, because they may lie over these. */
export type Overlay =
  | { kind: 'search'; term: string }
  | { kind: 'sign-in'; back?: string }
  | { kind: 'menu' };

/** Instead of a page to go on to: one signs in over a form, which stays with what was typed. */
export const OVER_THE_FORM = '';

export const overlays = createStore<Overlay | null>(null);

/** Opens the search dialog, with a term to look for at once if there is one. */
export const openSearch = (term = '') => overlays.set({ kind: 'search', term });
/** Opens the sign-in dialog over the page. */
export const openSignIn = () => overlays.set({ kind: 'sign-in' });
/** The same, to go on to another page afterwards. */
export const openSignInFor = (back: string) => overlays.set({ kind: 'sign-in', back });
/** Opens the navigation of small screens. */
export const openMenu = () => overlays.set({ kind: 'menu' });
export const closeOverlay = () => overlays.set(null);
/** The same, but for what asks to sign in over a form: the answer to the form came with a new address. */
export const closeUnlessOver = () => {
  const open = overlays.get();
  if (open?.kind !== 'sign-in' || open.back !== OVER_THE_FORM) closeOverlay();
};
