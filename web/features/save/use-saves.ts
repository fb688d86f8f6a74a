import { useEffect } from 'react';
import type { Translator } from '#shared/i18n/translate.ts';
import { showToast } from '#web/components/ui/toast-store.ts';
import { inTab, readKept } from '#web/lib/device-storage.ts';
import { loadPart } from '#web/lib/reload-once.ts';

/** What a visitor wanted to save before signing in. */
export const PENDING = 'phum:pending-save';

const load = () => loadPart(() => import('./toggle-saved.ts'));

/**
 * Makes the save buttons of a page work, wherever they are: one listener for all of them, whose code is fetched with the
 * first click. What a visitor wanted to save is saved when they come back signed in.
 */
export function useSaves(t: Translator, signedIn: boolean): void {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (button?.dataset.save === undefined) return;
      event.preventDefault();
      load().then(
        ({ toggleSaved }) => toggleSaved(t, button),
        () => showToast({ text: t('common:toast.could_not_save'), tone: 'error' }),
      );
    };
    document.addEventListener('submit', submit);
    return () => document.removeEventListener('submit', submit);
  }, [t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is here
  useEffect(() => {
    if (signedIn && readKept(inTab, PENDING)) load().then(({ savePending }) => savePending(t), Boolean);
  }, [signedIn]);
}
