import type { IncomingHttpHeaders } from 'node:http';

/** What says of itself that no person looks at the page. */
const MACHINE = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget/i;

const WORKER = '/sw.js';
/** How a browser says that somebody opens a page; older ones say nothing. */
const OPENED = new Set(['navigate', '']);

/**
 * Whether opening a page counts: not for people who ask not to be counted or who save data, not for machines, not
 * for what a browser fetches ahead or to keep, and not for data of a page that is open already.
 */
export function isCounted(headers: IncomingHttpHeaders, pathname: string): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['save-data'] === 'on') return false;
  if (!headers['user-agent'] || MACHINE.test(headers['user-agent'])) return false;
  // What the service worker fetches to keep is no page that somebody opened; it hands on what people open as it came.
  if (pathOf(headers.referer) === WORKER) return false;
  if (!pathname.endsWith('.data') && !OPENED.has(headers['sec-fetch-mode'] ?? '')) return false;
  if (`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`.includes('prefetch')) return false;
  return !pathname.endsWith('.data') || pathOf(headers.referer) !== shownPath(pathname);
}

/** The path in the address bar for a request of a page or of its data. */
export function shownPath(pathname: string): string {
  return pathname.replace(/\/?_root\.data$/, '/').replace(/\.data$/, '');
}

function pathOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).pathname : null;
}
