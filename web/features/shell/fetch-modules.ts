interface Manifest {
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

/**
 * Brings the code of routes into the browser's cache. Throws when a file cannot be had: React Router, asked to prepare
 * a page whose code it cannot import, loads the whole document again, and what somebody was typing would be gone with
 * the line. With the files in the cache, it can. They are imported here, too: an import that is given up because somebody
 * leaves would make the router load this page again, and the leaving would be undone.
 */
export async function fetchModules(routeIds: readonly string[]): Promise<void> {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  const routes = routeIds.flatMap((id) => manifest?.routes[id] ?? []);
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  await Promise.all([...new Set(files)].map(fetchFile));
  await Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)));
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
}
