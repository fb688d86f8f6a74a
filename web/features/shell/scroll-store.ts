import { useSyncExternalStore } from 'react';
import { nextScroll, scrollStart } from './scroll-state.ts';

let state = scrollStart;
let listening = 0;
const listeners = new Set<() => void>();

function read() {
  state = nextScroll(state, window.scrollY);
  for (const listener of [...listeners]) listener();
}

/** Tells of every scroll; the first listener starts the measuring. */
export function onScroll(listener: () => void): () => void {
  listeners.add(listener);
  if (listening++ === 0) {
    state = { ...nextScroll(scrollStart, window.scrollY), anchor: window.scrollY, direction: null };
    window.addEventListener('scroll', read, { passive: true });
  }
  return () => {
    listeners.delete(listener);
    if (--listening === 0) window.removeEventListener('scroll', read);
  };
}

export const scrollState = () => state;

/** Whether the page is at its top (under 40 px). */
export function useAtTop(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => state.atTop,
    () => true,
  );
}
