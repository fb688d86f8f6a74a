/** A route of the site as the build describes it. */
export interface BuiltRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

/** Pages nobody counts: staff at work, and pages for developers. */
const UNCOUNTED = /^\/(desk|dev|api)(\/|$)/;

/**
 * Tells for a path the route it belongs to, e.g. `/program/:id`, so that counts stay few and say nothing of who looked at
 * whom. Null: no page of the site, or one that is not counted.
 */
export function countedPatterns(routes: readonly BuiltRoute[]): (path: string) => string | null {
  return matcher(patternsOf(routes).filter((pattern) => !UNCOUNTED.test(pattern)));
}

/** The same for every page of the site. */
export function pagePatterns(routes: readonly BuiltRoute[]): (path: string) => string | null {
  return matcher(patternsOf(routes));
}

function patternsOf(routes: readonly BuiltRoute[]): string[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return [...new Set(routes.map((route) => fullPath(route, byId)))].filter(
    (pattern) => !pattern.includes('*'),
  );
}

function matcher(all: readonly string[]): (path: string) => string | null {
  const patterns = all
    // What is written out wins over what stands for anything.
    .toSorted((a, b) => writtenOut(b) - writtenOut(a))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return (path) => patterns.find(({ expression }) => expression.test(path))?.pattern ?? null;
}

/** The whole address of a route, those it stands in included: `/program/:id`. */
export function fullPath(route: BuiltRoute, byId: ReadonlyMap<string, BuiltRoute>): string {
  const parts: string[] = [];
  for (let one: BuiltRoute | undefined = route; one; one = byId.get(one.parentId ?? ''))
    if (one.path) parts.unshift(one.path);
  return `/${parts.join('/')}`;
}

const writtenOut = (pattern: string) =>
  pattern.split('/').filter((part) => part && !part.startsWith(':')).length;

export function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}
