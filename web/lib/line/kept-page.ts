import { isLanguage, LANGUAGES } from '#shared/i18n/languages.ts';
import { keyOf } from '#web/worker/names-of-kept.ts';

/** Whether somebody typed something on this page that is not sent: then it stays. */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main form[method=post] :is(input,textarea)',
  );
  return (
    document.querySelector('main [contenteditable=true]') !== null ||
    [...fields].some(({ value, defaultValue, type }) => type !== 'hidden' && value !== defaultValue)
  );
}

async function isKept(page: URL): Promise<boolean> {
  const { lang } = document.documentElement;
  const names = [...LANGUAGES].sort((one) => (one === lang ? -1 : 1)).filter(isLanguage);
  for (const address of [...names.map((one) => keyOf(page.href, one)), page.origin + page.pathname])
    if (await caches.match(address)) return true;
  return false;
}

/** Opens the copy that this device keeps of a page whose data does not come; without one nothing happens. */
export async function showKept(data: URL): Promise<void> {
  const router = (window as { __reactRouterDataRouter?: { state: { navigation: { location?: Location } } } })
    .__reactRouterDataRouter;
  const to = router?.state.navigation.location;
  // What is read anew without anybody going anywhere stays as it is.
  if (!to || !('caches' in window) || isTyped()) return;
  const page = new URL(to.pathname + to.search, data);
  if (!(await isKept(page))) return;
  navigator.serviceWorker?.controller?.postMessage({ silent: true });
  window.location.assign(page.href + to.hash);
  // The browser is leaving.
  await new Promise(() => {});
}
