import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/directory-import.contract.ts';
import type { DirectoryImportResult } from '#shared/contracts/directory-import.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { directoryState } from '#shared/domain/directory.ts';
import type { Queryable } from '../../../database/client.ts';
import { record_import } from '../../../database/schema/collection.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import { REVISED } from '../../stakeholder/stakeholder-revisions.ts';

export type ImportRow = typeof record_import.$inferSelect;

const ofDirectory = eq(record_import.collection, REVISED);
export const oneImport = (id: string) => and(ofDirectory, eq(record_import.id, id));

export const listDirectoryImports: Handler<typeof contract.listDirectoryImports> = async (
  { query },
  { services },
) => {
  const { db } = services.database;
  const rows = await db
    .select()
    .from(record_import)
    .where(ofDirectory)
    .orderBy(desc(record_import.created_at), desc(record_import.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const data: Omit<DirectoryImportResult, 'rows'>[] = [];
  for (const row of rows) {
    const { rows: _rows, ...head } = await presentImport(db, row);
    data.push(head);
  }
  return asList(data, await db.$count(record_import, ofDirectory), query);
};

export const getDirectoryImport: Handler<typeof contract.getDirectoryImport> = async (
  { params },
  { services },
) => {
  const { db } = services.database;
  const [row] = await db.select().from(record_import).where(oneImport(params.id));
  if (!row) throw new Problem('not_found');
  return presentImport(db, row);
};

/** One import with what stands of it; `left`: rows of its file that were left out, known when it was done. */
export async function presentImport(db: Queryable, row: ImportRow, left = 0): Promise<DirectoryImportResult> {
  const ids = row.rows.map(({ record_id }) => record_id);
  const pages = new Map<string, { name: string; name_kh: string; status: string; merged: boolean }>();
  const { id, name, name_kh, status } = stakeholder;
  const merged = sql<boolean>`exists (select 1 from stakeholder_redirect r where r.id = ${id} and r.target_id is not null)`;
  if (ids.length > 0)
    for (const page of await db
      .select({ id, name, name_kh, status, merged })
      .from(stakeholder)
      .where(inArray(id, ids)))
      pages.set(page.id, page);
  const isDraft = ({ did, record_id }: ImportRow['rows'][number]) =>
    did === 'create' && pages.get(record_id)?.status === 'draft';
  const drafts = row.rows.filter(isDraft).length;
  const isOpen = row.undone_at === null;
  return {
    id: row.id,
    file_name: row.file_name,
    actor: nameOf(await findNames(db, [row.actor_id]), row.actor_id),
    created_at: row.created_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    created: row.rows.filter(({ did }) => did === 'create').length,
    updated: row.rows.filter(({ did }) => did === 'update').length,
    left,
    drafts,
    rows: row.rows.map(({ row: line, did, record_id }) => {
      const page = pages.get(record_id);
      return {
        row: line,
        did,
        record_id,
        name: page?.name ?? '',
        name_kh: page?.name_kh ?? '',
        state: page ? directoryState(page.status, page.merged) : null,
      };
    }),
    can: { undo: isOpen && row.rows.length > 0, publish: isOpen && drafts > 0 },
  };
}
