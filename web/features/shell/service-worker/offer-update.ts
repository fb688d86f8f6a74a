import type { Translator } from '#shared/i18n/translate.ts';
import { showToast } from '#web/components/ui/toast-store.ts';

/** The worker that rules ends its work first, and may be at it for minutes. Pages come from the server whichever rules. */
const PATIENCE_MS = 4_000;

/**
 * Says that a new version is there; it is let in when the reader wants it, never under their hands. Nothing else says so in a
 * tab that stays open, and it comes while nobody looks: it stays until it is answered.
 */
export function offerUpdate(t: Translator, waiting: ServiceWorker): void {
  const run = () => {
    const reload = () => window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ update: true });
    setTimeout(reload, PATIENCE_MS);
  };
  showToast({
    text: t('common:state.new_version'),
    tone: 'info',
    stays: true,
    action: { text: t('common:action.reload'), run },
  });
}
