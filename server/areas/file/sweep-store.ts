import { sql } from 'drizzle-orm';
import { validate, version } from 'uuid';
import type { Services } from '../../services.ts';
import { removeStored } from './store-image.ts';

const DAY_MS = 86_400_000;

/** `<purpose>/<id>.<ending>` and `variants/<id>/<width>.webp`; ids tell when they were made. */
const ID = /(?:^|\/)([0-9a-f-]{36})(?:\.\w+|\/\d+\.webp)$/;

/**
 * Takes files out of the store that no row knows: a server that is killed between storing a file and committing its row
 * leaves them. What is younger than a day may still get its row. Returns how many went.
 */
export async function sweepStore(services: Services): Promise<number> {
  let gone = 0;
  for await (const keys of services.files.list()) {
    const old = keys.flatMap((key) => {
      const id = ID.exec(key)?.[1];
      return id && madeAt(id) < Date.now() - DAY_MS ? [{ key, id }] : [];
    });
    if (old.length === 0) continue;
    const { rows } = await services.database.db.execute<{ key: string }>(
      sql`select u.key from jsonb_to_recordset(${JSON.stringify(old)}::jsonb) as u(key text, id uuid)
        where not exists (select 1 from file f where f.id = u.id or f.key = u.key)`,
    );
    for (const { key } of rows) await removeStored(services, key);
    gone += rows.length;
  }
  return gone;
}

/** The moment in a version 7 id; never for others. */
const madeAt = (id: string): number =>
  validate(id) && version(id) === 7 ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) : Number.NaN;
