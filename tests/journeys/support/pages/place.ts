import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../site.ts';

/** Who looks at a page: in a browser, or without one. */
export type Looker = Pick<Page, 'request'> & { context(): Pick<BrowserContext, 'addCookies'> };

/** One page as it can be looked at: the route it belongs to, its address, and what has to be done before. */
export interface Place {
  /** Path of the route in web/routes.ts; the places of all routes together are checked against that file. */
  route: string;
  /** Other routes with the very same page, which need no look of their own. */
  alike?: readonly string[];
  /** What is special about it, when a route is looked at more than once. */
  note?: string;
  address: string | ((site: Site, page: Looker) => Promise<string>);
  /** Who looks; a visitor unless said. */
  as?: 'founder' | 'reviewer' | 'editor' | 'analyst' | 'administrator';
  /** The route shows nothing of its own: it leads to another page. */
  leads?: true;
  status?: number;
}
