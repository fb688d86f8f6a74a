import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False on the server and while the page wakes up, true from then on: for what only works with a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
