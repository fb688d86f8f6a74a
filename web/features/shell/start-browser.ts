import { useEffect } from 'react';
import { LANGUAGE_COOKIE } from '#shared/constants.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { onDevice, readKept } from '#web/lib/device-storage.ts';
import { allowReload } from '#web/lib/reload-once.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { changeLanguage, languageToRestore, rememberLanguage } from './remember-language.ts';

/** What happens once in the browser after the page woke up. */
export function useStartBrowser(language: Language, signedIn: boolean): void {
  useEffect(() => {
    const kept = readKept(onDevice, LANGUAGE_COOKIE);
    const wanted = languageToRestore({
      shown: language,
      kept: isLanguage(kept) ? kept : null,
      cookies: document.cookie,
      search: window.location.search,
    });
    if (wanted) changeLanguage(wanted);
    else rememberLanguage(language);
    void registerServiceWorker(language);
  }, [language]);

  useEffect(() => {
    if (signedIn) allowReload('session');
  }, [signedIn]);
}
