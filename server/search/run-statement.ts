import type pg from 'pg';

interface Statement {
  /** A named statement is planned once for each connection. */
  name: string;
  text: string;
}

/**
 * One plan for all words: planning over the partitions takes longer than the search. The index always: reading the
 * table means unpacking every text, which the planner does not count. Figures in docs/adr/0006-directory-index.md.
 */
const SETTINGS = `begin read only; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off;
  set local jit = off`;

/** Runs one of the search statements. */
export async function runStatement<T extends object>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<T[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(SETTINGS);
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
