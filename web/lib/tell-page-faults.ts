import type { ViteHotContext } from 'vite/types/hot.js';

/**
 * Development alone: what goes wrong in the browser is told to the server, which knows the sources and shows it above the page;
 * what is mended is tried by loading the page again, since a page that failed shows its last error until then.
 */
export function tellPageFaults(hot: ViteHotContext): void {
  let failed = false;
  const tell = (error: unknown) => {
    if (!(error instanceof Error)) return;
    failed = true;
    hot.send('phum:fault', { message: error.message, stack: error.stack ?? '' });
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  hot.on('vite:afterUpdate', ({ updates }) => {
    if (failed && updates.some(({ type }) => type === 'js-update')) window.location.reload();
  });
}
