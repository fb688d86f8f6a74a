import type pg from 'pg';

interface Statement {
  /** A named statement is planned once for each connection. */
  name: string;
  text: string;
}

/** Runs one of the search statements on a connection for searches. */
export async function runStatement<T extends object>(
  search: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<T[]> {
  const { rows } = await search.query<T>({ ...statement, values: [...values] });
  return rows;
}
