import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Manifest = ServerBuild['routes'];
const trees = new WeakMap<Manifest, RouteObject[]>();

/** The data of a page has the address of the page with `.data` behind it. */
const DATA = /(\/_root|\/_)?\.data$/;

/** The methods a page of the site takes: forms come only to those that do something with them. None: there is no such page. */
export function pageMethods({ routes }: Pick<ServerBuild, 'routes'>, pathname: string): string[] {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  const path = pathname.replace(DATA, '') || '/';
  const matches = matchRoutes(tree, path) ?? [];
  if (matches.length === 0 || matches.at(-1)?.route.path === '*') return [];
  const takesForms = matches.some(({ route }) => route.id && routes[route.id]?.module.action);
  return ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])];
}

function treeOf(routes: Manifest, parentId?: string): RouteObject[] {
  const own = Object.values(routes).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, caseSensitive } = route;
    const shared = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive ? { caseSensitive } : {}),
    };
    return [route.index ? { ...shared, index: true } : { ...shared, children: treeOf(routes, id) }];
  });
}
