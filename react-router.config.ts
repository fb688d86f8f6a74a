import type { Config } from '@react-router/dev/config';
import { AUDIENCE, BUILD_FOLDERS } from './tools/build/audience.ts';

export default {
  appDirectory: 'web',
  buildDirectory: BUILD_FOLDERS[AUDIENCE],
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A file for the middleware of each page apart from the page: a request more on each page, a sixth of the list of routes.
  splitRouteModules: false,
} satisfies Config;
