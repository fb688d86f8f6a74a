import { and, eq, inArray, sql } from 'drizzle-orm';
import { record_revision } from '../../database/schema/collection.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { searchRow, writeSearchRows } from '../../search/documents.ts';
import { patchRecord } from './complete-record.ts';
import { readMasterTerms } from './master-terms.ts';
import { stakeholderDocument } from './search-document.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';
import { keepRevisions, REVISED } from './stakeholder-revisions.ts';

/** Locks records in the order in which everybody does. */
export async function lockMany({ tx }: Work, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: stakeholder.id })
    .from(stakeholder)
    .where(inArray(stakeholder.id, [...ids]))
    .orderBy(stakeholder.id)
    .for('update');
}

/**
 * Makes many drafts public at once, each with its history; for those that stand on nobody else's page, which are locked. Returns
 * their new versions.
 */
export async function publishMany(
  work: Work,
  drafts: readonly StakeholderRecord[],
): Promise<Map<string, number>> {
  if (drafts.length === 0) return new Map();
  const { tx } = work;
  const terms = await readMasterTerms(tx);
  const after = drafts.map((record) => patchRecord(record, { status: 'approved' }));
  const ids = after.map(({ id }) => id);
  await tx
    .update(stakeholder)
    .set({
      status: 'approved',
      version: sql`${stakeholder.version} + 1`,
      approved_at: sql`coalesce(${stakeholder.approved_at}, now())`,
      updated_at: sql`now()`,
    })
    .where(inArray(stakeholder.id, ids));
  await writeSearchRows(
    tx,
    after.map((record) => searchRow(stakeholderDocument(record, terms))),
  );
  await keepRevisions(work, drafts, after);
  work.changes('*');
  return new Map(after.map(({ id, version }) => [id, version]));
}

/** Deletes many records as if they had never been; for those that nobody looks after and that stand on nobody else's page. */
export async function removeMany({ tx, changes }: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = sql.param([...ids]);
  await tx.execute(sql`delete from search_document where id = any(${all}::uuid[])`);
  await tx
    .delete(record_revision)
    .where(and(eq(record_revision.collection, REVISED), inArray(record_revision.record_id, [...ids])));
  await tx.execute(sql`
    with gone as (delete from stakeholder where id = any(${all}::uuid[]) returning individual_id)
    delete from individual i using gone where i.id = gone.individual_id and i.person_id is null
      and not exists (select 1 from stakeholder s where s.individual_id = i.id and s.id <> all(${all}::uuid[]))`);
  changes('*');
}
