import type { Language } from '#shared/i18n/languages.ts';

/** Starts the service worker and tells it the language of its offline page; browsers without one go on as they are. */
export async function registerServiceWorker(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
  try {
    const first = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // The first page came before there was a worker that could keep it.
    active?.postMessage({ language, ...(first ? { page: window.location.href } : {}) });
  } catch {}
}
