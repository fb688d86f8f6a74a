import type { ServerBuild } from 'react-router';
import { takesFiles } from '#shared/domain/files-form.ts';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { MAX_TEXT_FORM_BYTES } from './form-bounds.ts';
import { MAX_FORM_BYTES } from './form-data.ts';
import { matchPage } from './match-page.ts';
import { DATA } from './page-data.ts';

/** The methods a page of the site takes: forms come only to those that do something with them. None: there is no such page. */
export function pageMethods(build: Pick<ServerBuild, 'routes'>, pathname: string): string[] {
  const parts = pageParts(build, pathname);
  if (parts.length === 0) return [];
  const takesForms = parts.some((id) => build.routes[id]?.module.action);
  return ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])];
}

/** The largest form that a page is sent: what its calls take, and without files what texts need. */
export function largestPageForm(build: Pick<ServerBuild, 'routes'>, pathname: string): number {
  const bounds = pageParts(build, pathname).map((id) => {
    const uploads = takesFiles(build.routes[id]?.module.action);
    if (!uploads) return MAX_TEXT_FORM_BYTES;
    return Math.max(MAX_FORM_BYTES, ...uploads.map(({ maxBytes }) => maxBytes ?? MAX_FORM_BYTES));
  });
  return Math.max(MAX_TEXT_FORM_BYTES, ...bounds);
}

/** Ids of the routes that make a page, from the outermost. None: there is no such page. */
export function pageParts({ routes }: Pick<ServerBuild, 'routes'>, pathname: string): string[] {
  const matches = matchPage(routes, pathname.replace(DATA, '') || '/');
  return matches.at(-1)?.path === '*' ? [] : matches.map(({ id }) => id);
}

/** What stands for the query of an address that names its record there. */
const IN_QUERY = '?id=';

/**
 * The address of another record of the same page, which is the same for all addresses of that page: with `name` in the place
 * of every name but those of categories that are, and in that of the query. Null where there is no such page.
 */
export function otherRecord(
  { routes }: Pick<ServerBuild, 'routes'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  name: string,
): string | null {
  const paths = matchPage(routes, pathname).map(({ path }) => path);
  const pattern = paths.join('/').split('/').filter(Boolean);
  const segments = pathname.split('/').filter(Boolean);
  if (pattern.length === 0 || pattern.includes('*')) return null;
  const last = pattern.findLastIndex((part, n) => part.startsWith(':') && n < segments.length);
  const parts = pattern.slice(0, segments.length).map((part, n) => {
    if (!part.startsWith(':')) return part;
    return n !== last && isCategorySlug(segments[n]!) ? segments[n] : name;
  });
  return `/${parts.join('/')}${last < 0 && search ? IN_QUERY + name : ''}`;
}
