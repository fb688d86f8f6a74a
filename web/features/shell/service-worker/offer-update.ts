import type { Translator } from '#shared/i18n/translate.ts';
import { showToast } from '#web/components/ui/toast-store.ts';

/**
 * Says that a new version is there; it is let in when the reader wants it, never under their hands. Nothing else says so in a
 * tab that stays open, and it comes while nobody looks: it stays until it is answered.
 */
export function offerUpdate(t: Translator, waiting: ServiceWorker): void {
  const run = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ update: true });
  };
  showToast({
    text: t('common:state.new_version'),
    tone: 'info',
    stays: true,
    action: { text: t('common:action.reload'), run },
  });
}
