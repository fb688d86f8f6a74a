import { useEffect } from 'react';
import { LANGUAGE_COOKIE } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { onDevice, readKept } from '#web/lib/device-storage.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { changeLanguage, languageToRestore, rememberLanguage } from './remember-language.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** What happens once in the browser after the page woke up. */
export function useStartBrowser(t: Translator, signedIn: boolean): void {
  const { language } = t;

  useEffect(() => {
    const wanted = languageToRestore(language, readKept(onDevice, LANGUAGE_COOKIE), document);
    if (wanted) changeLanguage(wanted);
    else rememberLanguage(language);
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a language, whatever texts come with later pages
  useEffect(() => {
    const offer = async (waiting: ServiceWorker) => {
      (await import('./service-worker/offer-update.ts')).offerUpdate(t, waiting);
    };
    void registerServiceWorker(language, offer, signedIn);
  }, [language]);

  useEffect(() => {
    if (signedIn) allowReload('session');
  }, [signedIn]);
}
