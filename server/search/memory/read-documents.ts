import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/client.ts';
import { SEARCH_KINDS } from '../kinds.ts';

/** What the memory of a process keeps of what can be found. */
export interface DocumentRow {
  kind: number;
  id: string;
  rank: number;
  /** `trigramKey` of both titles. */
  key: string;
  /** Letters of the titles, as PostgreSQL counts them. */
  length_en: number;
  length_km: number;
  /** Words of the titles, and of titles and texts: each once, divided by spaces. */
  tt: string;
  bt: string;
}

const FETCHED_AT_ONCE = 500;
const ALL_KINDS = Object.values(SEARCH_KINDS);

const words = (vector: string) => sql.raw(`array_to_string(tsvector_to_array(${vector}), ' ') as ${vector}`);
const select = (where: SQL) => sql`
  select kind, id, rank, key, length(title_en) as length_en, length(title_km) as length_km, ${words('tt')}, ${words('bt')}
  from search_document where visible and ${where}`;

/** How many there are. */
export async function countDocuments(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_document where visible`,
  );
  return rows[0]!.count;
}

/** Calls `take` with all documents, some hundred at a time, in one snapshot. */
export async function streamDocuments(
  db: Database,
  take: (rows: readonly DocumentRow[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`declare documents no scroll cursor for ${select(sql`true`)}`);
      for (;;) {
        const { rows } = await tx.execute(sql.raw(`fetch ${FETCHED_AT_ONCE} from documents`));
        if (rows.length === 0) return;
        await take(rows as unknown as DocumentRow[]);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The documents of some records. */
export async function readDocuments(db: Queryable, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await db.execute(
    select(sql`kind = any(${sql.param(ALL_KINDS)}::smallint[]) and id = any(${sql.param(ids)}::uuid[])`),
  );
  return rows as unknown as DocumentRow[];
}
