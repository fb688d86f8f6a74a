import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { copyWhileServing } from './hot-copy.ts';
import { startChild } from './testing/child.ts';
import { makeScratch, startHere } from './testing/scratch.ts';

describe('copyWhileServing', () => {
  it('holds every row that was acknowledged before the copy, taken while rows are written', async () => {
    const scratch = makeScratch();
    const dataDir = join(scratch, 'data');
    const child = startChild({ dataDir, write: true });
    const { url = '' } = await child.outcome();
    await child.until((told) => told.filter(({ row }) => row).length >= 100);
    const before = child.told.flatMap(({ row }) => (row ? [row] : []));
    await copyWhileServing(url, join(dataDir, 'pg18'), join(scratch, 'copy', 'pg18'));
    await child.end('SIGTERM');

    const restored = await startHere({ dataDir: join(scratch, 'copy') });
    const client = new pg.Client({ connectionString: restored.connectionString });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from kept');
    await client.end();
    const found = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !found.has(id))).toEqual([]);
    expect(existsSync(join(scratch, 'copy', 'pg18.unfinished'))).toBe(false);
  });

  it('never writes over another backup', async () => {
    const scratch = makeScratch();
    await expect(copyWhileServing('postgres://nowhere', '/nowhere', scratch)).rejects.toThrow(
      'exists already',
    );
  });
});
