import { asc, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseClient } from '../../database/client.ts';
import { audit_entry, audit_head, audit_link } from '../../database/schema/operations.ts';
import type { Services } from '../../services.ts';
import { ENTRY_TEXT, GENESIS, linkHash } from './digest.ts';
import { checkHead } from './sign-head.ts';

/** What can be wrong with the log: an entry says something else than it did, is gone, came from nowhere, or the chain was made anew. */
export const CHAIN_FAULTS = ['changed', 'missing', 'added', 'forged'] as const;
export interface ChainFault {
  kind: (typeof CHAIN_FAULTS)[number];
  /** The link where it shows; null where an entry has none. */
  position: number | null;
  entry_id: string | null;
}

export interface ChainState {
  /** Links read. */
  links: number;
  /** Signed heads that hold. */
  heads: number;
  fault: ChainFault | null;
}

/** Links read with one statement. */
const AT_ONCE = 5_000;

/** Reads the chain from its beginning to its end; stops at the first thing that is wrong. */
export function checkChain({
  database,
  secrets,
}: Pick<Services, 'database' | 'secrets'>): Promise<ChainState> {
  return database.db.transaction(
    async (tx): Promise<ChainState> => {
      let [links, before] = [0, GENESIS];
      const signed = await tx.select().from(audit_head).orderBy(asc(audit_head.position));
      const heads = signed.filter((head) => checkHead(head, secrets) !== 'unknown');
      const forged = heads.find((head) => checkHead(head, secrets) === 'false');
      if (forged) return broken('forged', forged.position);
      const wanted = Map.groupBy(heads, ({ position }) => position);
      for (;;) {
        const rows = await readLinks(tx, links);
        for (const { position, entry_id, hash, text } of rows) {
          if (position !== links + 1) return broken('missing', links + 1);
          if (text === null) return broken('missing', position, entry_id);
          if (linkHash(before, text) !== hash) return broken('changed', position, entry_id);
          if (wanted.get(position)?.some((head) => head.hash !== hash)) return broken('forged', position);
          [links, before] = [position, hash];
        }
        if (rows.length < AT_ONCE) break;
      }
      const beyond = heads.find(({ position }) => position > links);
      if (beyond) return broken('missing', links + 1);
      const added = await findUnlinked(tx);
      return added ? broken('added', null, added) : { links, heads: heads.length, fault: null };

      function broken(
        kind: ChainFault['kind'],
        position: number | null,
        entry_id: string | null = null,
      ): ChainState {
        return { links, heads: heads.length, fault: { kind, position, entry_id } };
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Reader = Pick<DatabaseClient['db'], 'select'>;

function readLinks(tx: Reader, after: number) {
  const { position, entry_id, hash } = audit_link;
  return tx
    .select({
      position,
      entry_id,
      hash,
      text: sql<string | null>`case when ${audit_entry.id} is not null then ${ENTRY_TEXT} end`,
    })
    .from(audit_link)
    .leftJoin(audit_entry, eq(audit_entry.id, entry_id))
    .where(gt(position, after))
    .orderBy(asc(position))
    .limit(AT_ONCE);
}

/** An entry that should have had its link long ago: it was written beside the program, as if it were old. */
async function findUnlinked(tx: Reader): Promise<string | null> {
  const [row] = await tx
    .select({ id: audit_entry.id })
    .from(audit_entry)
    .leftJoin(audit_link, eq(audit_link.entry_id, audit_entry.id))
    .where(sql`${audit_link.position} is null and ${audit_entry.created_at} < now() - interval '1 day'`)
    .orderBy(asc(audit_entry.id))
    .limit(1);
  return row?.id ?? null;
}
