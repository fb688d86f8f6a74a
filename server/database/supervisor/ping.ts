import pg from 'pg';
import { port, role } from './cluster-names.ts';
import { systemCode } from './errors.ts';

/** `busy` is a server that answers but lets nobody in yet, or no more: starting, recovering or stopping. */
export type Pulse = 'ready' | 'busy' | 'absent';

/** Asks the server behind a socket directory whether it serves. Rejects only for causes waiting cannot cure. */
export async function ping(socketDir: string): Promise<Pulse> {
  const client = new pg.Client({
    host: socketDir,
    port,
    user: role,
    database: 'postgres',
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return pulseOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** 57P03: cannot connect now. 53300: too many connections, so somebody is served. */
function pulseOf(error: unknown): Pulse {
  const code = systemCode(error);
  if (code === '57P03') return 'busy';
  if (code === '53300') return 'ready';
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'absent';
  if (error instanceof Error && /timeout|terminated/i.test(error.message)) return 'busy';
  throw error;
}
