import type { Config } from '../config.ts';
import { isNearby } from '../this-machine.ts';

/**
 * Tells hosts that others get to from those of this machine and house. A trial, and development, is for the latter: its
 * accounts are known to everybody, so that one which a proxy or a name leads others to answers nobody. Production knows its
 * address, whatever host is named; tests name any.
 */
export function foreignHosts({
  NODE_ENV,
  production,
}: Pick<Config, 'NODE_ENV' | 'production'>): (host: string | string[] | undefined) => boolean {
  if (NODE_ENV === 'test' || production) return () => false;
  return (host) => {
    if (host === undefined || host === 'localhost') return false;
    const url = `http://${String(host)}`;
    return !URL.canParse(url) || !isNearby(url);
  };
}
