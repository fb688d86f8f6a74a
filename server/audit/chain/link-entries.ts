import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { DatabaseClient } from '../../database/client.ts';
import { audit_entry, audit_link } from '../../database/schema/operations.ts';
import { ENTRY_TEXT, GENESIS, linkHash } from './digest.ts';

/** Links made in one transaction. */
const AT_ONCE = 2_000;

/** Adds whatever has no link yet to the chain, in the order of their ids. Returns how many. One process at a time. */
export async function linkEntries(db: DatabaseClient['db']): Promise<number> {
  let all = 0;
  for (;;) {
    const linked = await linkSome(db);
    all += linked;
    if (linked < AT_ONCE) return all;
  }
}

function linkSome(db: DatabaseClient['db']): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_link'))`);
    const [last] = await tx.select().from(audit_link).orderBy(desc(audit_link.position)).limit(1);
    const rows = await tx
      .select({ id: audit_entry.id, text: ENTRY_TEXT })
      .from(audit_entry)
      .where(
        and(
          // A transaction that began before the last link may have committed after it, yet none is a day old.
          last
            ? gt(
                audit_entry.created_at,
                sql`(select ${audit_entry.created_at} - interval '1 day' from ${audit_entry} where ${eq(audit_entry.id, last.entry_id)})`,
              )
            : undefined,
          notExists(
            tx.select({ one: sql`1` }).from(audit_link).where(eq(audit_link.entry_id, audit_entry.id)),
          ),
        ),
      )
      .orderBy(asc(audit_entry.id))
      .limit(AT_ONCE);
    let { position, hash } = last ?? { position: 0, hash: GENESIS };
    const links = rows.map(({ id, text }) => {
      position += 1;
      hash = linkHash(hash, text);
      return { position, entry_id: id, hash };
    });
    if (links.length > 0) await tx.insert(audit_link).values(links);
    return links.length;
  });
}
