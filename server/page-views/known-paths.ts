import { DATA } from '../http/page-data.ts';
import { type BuiltRoute, expressionOf, fullPath } from './page-patterns.ts';

/** Tells whether an address has a page, or is one by which the browser asks for parts of one, without drawing it. */
export function knownPaths(routes: readonly BuiltRoute[]): (path: string) => boolean {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const patterns = [...new Set(routes.map((route) => fullPath(route, byId)))].filter((one) => one !== '/*');
  const expressions = patterns.map((one) => new RegExp(expressionOf(one).source, 'i'));
  return (path) => {
    if (path === '/__manifest') return true;
    const plain = decode(path.replace(DATA, '')).replace(/(?<!\/)\/+$/, '');
    return expressions.some((one) => one.test(plain));
  };
}

/** Addresses of pages that bring nothing of their own: one of a few, and never in vain. */
export function plainPaths(routes: readonly BuiltRoute[]): ReadonlySet<string> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const paths = routes.map((route) => fullPath(route, byId) || '/');
  return new Set(paths.filter((path) => !/[:*]/.test(path)));
}

/** Routes are written in letters, addresses in signs; what cannot be read is for the router to refuse. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
