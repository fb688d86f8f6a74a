import type { Language } from '#shared/i18n/languages.ts';

const canWork = () => 'serviceWorker' in navigator && window.isSecureContext && !import.meta.env.DEV;

/**
 * Starts the service worker and tells it the language of its offline page; browsers without one go on as they are.
 * `onUpdate`: a newer one waits to be let in. `member`: the page came with the files of members.
 */
export async function registerServiceWorker(
  language: Language,
  onUpdate: (waiting: ServiceWorker) => void,
  member = false,
): Promise<void> {
  if (!canWork()) return;
  try {
    const first = navigator.serviceWorker.controller === null;
    const registration = await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // The first page came before there was a worker that could keep it.
    // Whoever comes again, or uses a page, is served without a line, too; who looks in once pays for the offline page alone.
    const scripts = !first || document.documentElement.dataset.scripts === 'awake';
    active?.postMessage({ language, scripts, ...(first ? { page: window.location.href, member } : {}) });
    if (registration.waiting) onUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller) onUpdate(installing);
      });
    });
  } catch {}
}

/** The saved list may have changed: the worker brings what it keeps of it in line. */
export function keepSavedOffline(): void {
  if (canWork())
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ saved: true }));
}
