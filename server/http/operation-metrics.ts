import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { SCHEMA } from '../database/known-schema.ts';
import { freeBytes } from '../files/room.ts';
import type { Services } from '../services.ts';
import { COMMIT, VERSION } from '../version.ts';

/** What is read while nobody can read it stays as it was: an outage of the database must not take the figures along. */
const orNothing = (read: () => Promise<void>) => read().catch(() => undefined);

/** Figures of the machine and of what waits: which version, connections, jobs, the disk of DATA_DIR. */
export function registerOperationMetrics(registry: Registry, { config, database }: Services): void {
  const registers = [registry];
  new Gauge({
    name: 'phum_info',
    help: 'Always 1: the version of this process, its commit and the newest schema it knows',
    labelNames: ['version', 'commit', 'schema'],
    registers,
  }).set({ version: VERSION, commit: COMMIT, schema: SCHEMA }, 1);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process that are used or idle, and requests that wait for one, by pool',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const pool of ['pool', 'search'] as const) {
        const { totalCount, idleCount, waitingCount } = database[pool];
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes that are not done, by state; failed ones were given up',
    labelNames: ['state'],
    registers,
    collect() {
      return orNothing(async () => {
        const { rows } = await database.db.execute<{ state: string; many: number }>(sql`
          select s.state, count(j.id)::int as many
          from unnest(array['created', 'retry', 'active', 'failed']) s(state)
          left join pgboss.job j on j.state::text = s.state group by s.state`);
        for (const { state, many } of rows) this.set({ state }, many);
      });
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers,
    collect() {
      return orNothing(async () => this.set(await freeBytes(config.DATA_DIR)));
    },
  });
}
