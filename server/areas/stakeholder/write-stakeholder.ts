import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { individual, stakeholder } from '../../database/schema/stakeholder.ts';
import { funding_round, funding_round_investor } from '../../database/schema/stakeholder-parts.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { removeSearchDocument, writeSearchDocuments } from '../../search/documents.ts';
import { groupOfStakeholder } from '../../search/kinds.ts';
import { bulkInsertStakeholders } from './bulk-insert.ts';
import { patchRecord } from './complete-record.ts';
import { type MasterTerms, readMasterTerms } from './master-terms.ts';
import { readRecord } from './read-record.ts';
import { insertRows, partRows, type RecordTable } from './record-rows.ts';
import { stakeholderDocument } from './search-document.ts';
import type { StakeholderInput, StakeholderPatch, StakeholderRecord } from './stakeholder-record.ts';
import { forgetRevisions, keepRevision, type Why } from './stakeholder-revisions.ts';
import { changeTied } from './tied-records.ts';

/** Announced when the number of public records changes, besides the tags of the records. */
export const COUNT_TAG = 'stakeholder-count';
/** Announced when other records may stand beside some by now, besides the tags of the records. */
export const BESIDE_TAG = 'stakeholder-beside';

/** What of a record decides on whose pages it stands as one that has to do with them, and on whose as one like them. */
const TYING = ['status', 'funding_rounds', 'individual_id'] as const;
const LIKENING = ['status', 'kind', 'type_slug', 'province_code', 'terms', 'approved_at'] as const;

const isPublic = (record: StakeholderRecord) => record.status === 'approved';

/** Writes a new record with its parts and, if it is approved, makes it public. Returns its id. */
export async function insertStakeholder(work: Work, input: StakeholderInput): Promise<string> {
  const [id] = await bulkInsertStakeholders(work.tx, [input]);
  work.changes('stakeholder', `stakeholder:${id}`, COUNT_TAG, BESIDE_TAG);
  await changeTied(work, id!);
  return id!;
}

/**
 * Changes fields and parts of a record. Problem `not_found`, or `stale_version` when the record is no longer at
 * `expected_version`. Returns the new version.
 */
export async function updateStakeholder(
  work: Work,
  id: string,
  patch: StakeholderPatch,
  { expected_version, why }: { expected_version?: number; why?: Why } = {},
): Promise<number> {
  const { tx } = work;
  const before = await readRecord(tx, id);
  if (expected_version !== undefined && before.version !== expected_version)
    throw new Problem('stale_version');
  const after = patchRecord(before, patch);
  const terms = await readMasterTerms(tx);
  const isTiedAnew = TYING.some((field) => field in patch);
  if (isTiedAnew) await changeTied(work, id);
  if (after.individual_id && after.individual_id !== before.individual_id) {
    await insertRows(tx, 'individual', [{ id: after.individual_id, created_at: after.updated_at }]);
  }
  await tx.update(stakeholder).set(after).where(eq(stakeholder.id, id));
  await replaceParts(tx, after, Object.keys(patch), terms);
  await updateDocument(tx, before, after, terms);
  await keepRevision(work, before, after, why);
  work.changes('stakeholder', `stakeholder:${id}`);
  if (isPublic(before) !== isPublic(after)) work.changes(COUNT_TAG);
  if (LIKENING.some((field) => field in patch)) work.changes(BESIDE_TAG);
  if (isTiedAnew) await changeTied(work, id);
  return after.version;
}

/** Takes a record off the public site; its page answers "gone" and it can be brought back. */
export async function archiveStakeholder(work: Work, id: string): Promise<void> {
  await updateStakeholder(work, id, { status: 'archived' });
}

/** Deletes a record as if it had never been: an approval that is taken back. */
export async function removeStakeholder(work: Work, id: string): Promise<void> {
  const { tx } = work;
  await changeTied(work, id);
  const [row] = await tx.delete(stakeholder).where(eq(stakeholder.id, id)).returning();
  if (!row) throw new Problem('not_found');
  await forgetRevisions(work, id);
  if (row.individual_id) {
    await tx.delete(individual).where(
      sql`${individual.id} = ${row.individual_id} and ${individual.person_id} is null
          and not exists (select 1 from stakeholder s where s.individual_id = ${row.individual_id})`,
    );
  }
  await removeSearchDocument(
    tx,
    groupOfStakeholder(row.kind as StakeholderRecord['kind'], row.type_slug),
    id,
  );
  work.changes('stakeholder', `stakeholder:${id}`, COUNT_TAG, BESIDE_TAG);
}

/** Which part of a patch is kept in which table. */
const TABLE_OF_PART: Readonly<
  Record<
    string,
    Exclude<RecordTable, 'individual' | 'stakeholder' | 'stakeholder_member' | 'funding_round_investor'>
  >
> = {
  startup: 'startup',
  individual: 'stakeholder_individual',
  investor: 'investor',
  eso: 'eso',
  terms: 'stakeholder_term',
  areas: 'stakeholder_area',
  products: 'product',
  team_members: 'team_member',
  funding_rounds: 'funding_round',
  facts: 'fact_source',
};

async function replaceParts(
  tx: Queryable,
  record: StakeholderRecord,
  given: readonly string[],
  terms: MasterTerms,
): Promise<void> {
  const rows = partRows(record, terms);
  for (const part of given) {
    const table = TABLE_OF_PART[part];
    if (table === 'funding_round') await replaceRounds(tx, record, rows);
    if (!table || table === 'funding_round') continue;
    await tx.execute(sql`delete from ${sql.identifier(table)} where stakeholder_id = ${record.id}`);
    await insertRows(tx, table, rows[table]);
  }
}

/**
 * Rounds keep their rows, since others refer to them: those named again change, new ones come, the rest goes. Of a round
 * that says nothing of its investors they stay.
 */
async function replaceRounds(
  tx: Queryable,
  record: StakeholderRecord,
  rows: ReturnType<typeof partRows>,
): Promise<void> {
  const rounds = rows.funding_round as (typeof funding_round.$inferInsert & { id: string })[];
  const kept = rounds.map(({ id }) => id);
  await tx
    .delete(funding_round)
    .where(
      and(
        eq(funding_round.stakeholder_id, record.id),
        kept.length > 0 ? notInArray(funding_round.id, kept) : undefined,
      ),
    );
  for (const round of rounds) {
    const { id: _id, stakeholder_id: _of, created_at: _at, ...set } = round;
    await tx
      .insert(funding_round)
      .values(round)
      .onConflictDoUpdate({
        target: funding_round.id,
        set,
        setWhere: eq(funding_round.stakeholder_id, record.id),
      });
  }
  const named = record.funding_rounds.flatMap(({ id, investors }) => (id && investors ? [id] : []));
  if (named.length > 0)
    await tx.delete(funding_round_investor).where(inArray(funding_round_investor.funding_round_id, named));
  await insertRows(tx, 'funding_round_investor', rows.funding_round_investor);
}

async function updateDocument(
  tx: Queryable,
  before: StakeholderRecord,
  after: StakeholderRecord,
  terms: MasterTerms,
): Promise<void> {
  const was = groupOfStakeholder(before.kind, before.type_slug);
  const now = groupOfStakeholder(after.kind, after.type_slug);
  if (isPublic(before) && (!isPublic(after) || was !== now)) await removeSearchDocument(tx, was, before.id);
  if (isPublic(after)) await writeSearchDocuments(tx, [stakeholderDocument(after, terms)]);
}
