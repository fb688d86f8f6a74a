import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** A value that lives in the browser outside of React; on the server it is never set and stays as it began. */
export function createStore<T>(initial: T): Store<T> & { initial: T } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, and a new rendering when it changes. */
export function useStore<T>(store: Store<T> & { initial: T }): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
