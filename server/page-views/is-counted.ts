import type { IncomingHttpHeaders } from 'node:http';

/** What says of itself that no person looks at the page. */
const MACHINE = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget/i;

/**
 * Whether opening a page counts: not for people who ask not to be counted or who save data (B.81), not for machines, not
 * for what a browser fetches ahead, and not for data of a page that is open already.
 */
export function isCounted(headers: IncomingHttpHeaders, pathname: string): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['save-data'] === 'on') return false;
  if (!headers['user-agent'] || MACHINE.test(headers['user-agent'])) return false;
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
