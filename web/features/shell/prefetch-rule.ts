import { NO_PREFETCH_CONNECTIONS } from '#shared/constants.ts';

/** What browsers tell of the line, where they tell it (`navigator.connection`). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether pages may be fetched before they are asked for: not on 2g, not with Save-Data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !NO_PREFETCH_CONNECTIONS.some((type) => type === connection.effectiveType);
}

/** Pages whose address does something, or whose answer is nobody else's. */
const NEVER = /^\/(account|api|base-api|desk|dev|files|public|user|user-api)(\/|$)/;

export interface LinkLike {
  href: string;
  target: string;
  origin: string;
  pathname: string;
  search: string;
  download: string;
}

/** The page behind a link if it is worth fetching early: of this site, not this page, not a file, nobody's own. */
export function pageToPrefetch(link: LinkLike, here: { origin: string; pathname: string; search: string }) {
  if (link.origin !== here.origin || link.target || link.download) return null;
  if (NEVER.test(link.pathname) || /\.\w+$/.test(link.pathname)) return null;
  if (/[?&](action|lang)=/.test(link.search)) return null;
  if (link.pathname === here.pathname && link.search === here.search) return null;
  return link.pathname + link.search;
}
