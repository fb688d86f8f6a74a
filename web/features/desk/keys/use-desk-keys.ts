import { useLayoutEffect, useRef } from 'react';
import { popups } from '#web/lib/popups.ts';
import { areKeysOn, type DeskKey, deskKeyOf, takesKeys } from './desk-keys.ts';
import { keysHelp } from './keys-store.ts';

/** What a page does for some of the keys; `false` says that the key was not used. */
export type DeskKeyHandlers = Partial<Record<DeskKey, () => unknown>>;

/** Listens to the desk's single keys while the component is shown, and nothing lies over the page. */
export function useDeskKeys(handlers: DeskKeyHandlers): void {
  const current = useRef(handlers);
  // Before anything is painted: whoever sees the page may press a key at once.
  useLayoutEffect(() => {
    current.current = handlers;
  });
  useLayoutEffect(() => {
    const press = (isEarly: boolean) => (event: KeyboardEvent) => {
      if (keysHelp.get() || popups.get()) return;
      const key = deskKeyOf(event, takesKeys(event.target), areKeysOn());
      // The search of the list comes before that of the site, which hears the same key.
      if (!key || (key === 'search') !== isEarly) return;
      const handle = current.current[key];
      if (handle && handle() !== false) event.preventDefault();
    };
    const [early, late] = [press(true), press(false)];
    document.addEventListener('keydown', early, true);
    document.addEventListener('keydown', late);
    return () => {
      document.removeEventListener('keydown', early, true);
      document.removeEventListener('keydown', late);
    };
  }, []);
}
