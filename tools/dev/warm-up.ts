import type { DevEnvironment, ViteDevServer } from 'vite';

const PAGES = 'virtual:react-router/server-build';
const START = '/web/entry.client.tsx';

/** Makes all modules of the pages while the server is on its way, so that the first page need not wait for them. */
export async function warmUp({ environments }: ViteDevServer): Promise<void> {
  await make(environments.ssr!, PAGES, new Set());
  await environments.client.warmupRequest(START);
}

/** Makes a module and what it imports. What fails here fails again, and is told, when somebody asks for it. */
async function make(environment: DevEnvironment, url: string, seen: Set<string>): Promise<void> {
  if (seen.has(url) || url.includes('node_modules')) return;
  seen.add(url);
  if (!(await environment.transformRequest(url).catch(() => null))) return;
  const node = await environment.moduleGraph.getModuleByUrl(url);
  await Promise.all([...(node?.importedModules ?? [])].map((one) => make(environment, one.url, seen)));
}
