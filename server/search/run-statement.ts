import type pg from 'pg';

interface Statement {
  /** A named statement is planned once for each connection. */
  name: string;
  text: string;
}

/**
 * Runs one of the search statements with one plan for all words and without JIT: planning over the partitions takes
 * longer than the search itself. Measured in docs/adr/0005-khmer-search-text.md's sheet and again in 0006.
 */
export async function runStatement<T extends object>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<T[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(
      'begin read only; set local plan_cache_mode = force_generic_plan; set local jit = off',
    );
    const { rows } = await client.query<T>({ ...statement, values: [...values] });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
