import { port } from './cluster-names.ts';
import type { Site } from './prepare-site.ts';

/** What a server gives up when its data is thrown away anyway. */
const disposable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The arguments of `postgres`: a server that is reached through its socket alone, then the caller's settings. */
export function serverArguments(
  site: Pick<Site, 'cluster' | 'socketDir' | 'durable' | 'settings'>,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    // A list of directories: quotes keep a comma in the path from splitting it.
    unix_socket_directories: `"${site.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(site.durable ? {} : disposable),
    ...site.settings,
  };
  return [
    '-D',
    site.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
