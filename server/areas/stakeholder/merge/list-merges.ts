import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Merge } from '#shared/contracts/merge.contract.ts';
import { MERGE_UNDO_HOURS } from '#shared/domain/merge.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../../database/client.ts';
import { stakeholder, stakeholder_merge } from '../../../database/schema/stakeholder.ts';
import { saying } from '../../../search/saying.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import type { StakeholderRecord } from '../stakeholder-record.ts';
import { presentSide } from './compare.ts';

export type MergeRow = typeof stakeholder_merge.$inferSelect;

const HOUR_MS = 3_600_000;
const MOST_FOUND = 20;

export async function mergedRow(db: Queryable, id: string): Promise<MergeRow | undefined> {
  const [row] = await db.select().from(stakeholder_merge).where(eq(stakeholder_merge.id, id)).for('update');
  return row;
}

export async function findMerges(db: Queryable, { page, per_page }: { page: number; per_page: number }) {
  const rows = await db
    .select()
    .from(stakeholder_merge)
    .orderBy(desc(stakeholder_merge.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows, total: await db.$count(stakeholder_merge) };
}

export async function presentMerges(db: Queryable, rows: readonly MergeRow[]): Promise<Merge[]> {
  const ids = rows.map(({ into_id }) => into_id);
  const pages = ids.length > 0 ? await db.select().from(stakeholder).where(inArray(stakeholder.id, ids)) : [];
  const byId = new Map(pages.map((page) => [page.id, page as StakeholderRecord]));
  const people = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map((row) => {
    const into = byId.get(row.into_id);
    const until = new Date(row.created_at.getTime() + MERGE_UNDO_HOURS * HOUR_MS);
    const stands = into?.version === (row.taken as { into_version?: number }).into_version;
    return {
      id: row.id,
      from: { id: row.from_id, name: row.from_name },
      into: into ? presentSide(into) : null,
      actor: nameOf(people, row.actor_id),
      created_at: row.created_at.toISOString(),
      undone_at: row.undone_at?.toISOString() ?? null,
      undo_until: !row.undone_at && stands && until > new Date() ? until.toISOString() : null,
    };
  });
}

/** Pages by name in either script, the newest of those that are complete first. */
export async function findPages(
  db: Queryable,
  { search, kind, not }: { search: string; kind?: string | undefined; not?: string | undefined },
) {
  const words = cleanText(search);
  if (words === '') return [];
  const within = inArray(stakeholder.status, ['approved', 'archived']);
  const texts = [stakeholder.name, stakeholder.name_kh];
  const said = await saying(db, { from: sql`${stakeholder}`, texts, within }, words);
  const rows = await db
    .select()
    .from(stakeholder)
    .where(
      and(
        within,
        or(said, sql`${stakeholder.id}::text = ${words.toLowerCase()}`),
        kind ? eq(stakeholder.kind, kind) : undefined,
        not ? ne(stakeholder.id, not) : undefined,
      ),
    )
    .orderBy(asc(sql`length(${stakeholder.name})`), desc(stakeholder.rank), asc(stakeholder.id))
    .limit(MOST_FOUND);
  return rows.map((row) => presentSide(row as StakeholderRecord));
}
