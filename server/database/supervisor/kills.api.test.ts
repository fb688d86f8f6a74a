import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { howLong } from '#tests/setup/how-long.ts';
import { processExists } from './processes.ts';
import { startChild } from './testing/child.ts';
import { makeData, makeScratch, startHere } from './testing/scratch.ts';

/** Which processes a round kills: the program, PostgreSQL, or both. */
const ROUNDS = howLong({ long: 20, short: 6 });
const victims = ['program', 'postgres', 'both'] as const;

describe('kill -9', () => {
  it('loses no acknowledged row in rounds of killing the program, PostgreSQL or both', {
    timeout: 120_000,
  }, async () => {
    const dataDir = await makeData();
    const acknowledged: string[] = [];
    let left = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = victims[round % victims.length];
      const child = startChild({ dataDir, write: true });
      const { ready = 0, adopted } = await child.outcome();
      expect({ round, adopted, pid: ready }).toEqual({ round, adopted: left > 0, pid: left || ready });
      await child.until((told) => told.filter(({ row }) => row).length >= 40);
      if (victim !== 'program') process.kill(ready, 'SIGKILL');
      await child.end('SIGKILL');
      left = victim === 'program' ? ready : 0;
      acknowledged.push(...child.told.flatMap(({ row }) => (row ? [row] : [])));
    }
    const server = await startHere({ dataDir });
    const client = new pg.Client({ connectionString: server.connectionString });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from kept');
    await client.end();
    const found = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 40);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  });

  it.each([0, 60, 150, 300, 450, 700])('starts after a first start killed %i ms in', async (moment) => {
    const dataDir = join(makeScratch(), 'data');
    const child = startChild({ dataDir });
    await child.until((told) => told.some(({ starting }) => starting));
    await sleep(moment);
    await child.end('SIGKILL');
    const server = await startHere({ dataDir });
    expect(processExists(server.pid)).toBe(true);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.init'))).toEqual([]);
    expect(existsSync(join(dataDir, 'pg18', 'PG_VERSION'))).toBe(true);
  });
});
