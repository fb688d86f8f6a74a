import type { Language } from '#shared/i18n/languages.ts';

const canWork = () => 'serviceWorker' in navigator && window.isSecureContext && !import.meta.env.DEV;

/** The first page came before there was a worker that could keep it. Where browsers do not tell, it is as if. */
function cameWithout(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !visit?.workerStart;
}

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
    const registration = await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // Who uses a page can do so without a line, too; who only reads pays for no script.
    const scripts = document.documentElement.dataset.scripts === 'awake';
    active?.postMessage({
      language,
      scripts,
      ...(cameWithout() ? { page: window.location.href, member } : {}),
    });
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
