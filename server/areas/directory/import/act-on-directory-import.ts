import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/directory-import.contract.ts';
import { listText } from '#shared/format/lists.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../../audit/record.ts';
import { record_import, record_revision } from '../../../database/schema/collection.ts';
import { stakeholder, stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { contentOf, named, sameNamed } from '../../profile/content.ts';
import { lockWhole } from '../../profile/profile-state.ts';
import { problemsOf } from '../../profile/read-input.ts';
import { lockMany, publishMany, removeMany } from '../../stakeholder/change-many.ts';
import { readFlatRecords } from '../../stakeholder/read-flat-records.ts';
import type { StakeholderRecord } from '../../stakeholder/stakeholder-record.ts';
import { REVISED, recordAt } from '../../stakeholder/stakeholder-revisions.ts';
import { labelOfField } from '../../submission/field-label.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { writeNames } from '../record/correct-record.ts';
import { type ImportRow, oneImport, presentImport } from './directory-import.present.ts';

type Line = ImportRow['rows'][number];
/** Why one of them was passed by; null when it was done. */
type Outcome = { line: Line; why: string | null };

/** Makes what an import made public, all of it that is complete; it can still be undone with its import. */
export const publishDirectoryImport: Handler<typeof contract.publishDirectoryImport> = (
  { params },
  context,
) =>
  act(context, params.id, 'publish', async (work, row) => {
    const { knows } = await readKnownTerms(work.tx);
    const { language } = context;
    const lines = await linesThere(work, row, 'create');
    const ids = lines.map(({ record_id }) => record_id);
    await lockMany(work, ids);
    const records = await readFlatRecords(work.tx, ids);
    const outcomes: Outcome[] = [];
    const whole: StakeholderRecord[] = [];
    for (const line of lines) {
      const record = records.get(line.record_id);
      if (record?.status !== 'draft') continue;
      const missing = Object.keys(problemsOf(record.kind, contentOf(record), { knows, language }));
      if (missing.length === 0) whole.push(record);
      else {
        const fields = listText(
          language,
          missing.map((name) => labelOfField(language, record.kind, name)),
        );
        const why = translate(language, 'directory-desk:import.problem.incomplete', { fields });
        outcomes.push({ line, why });
      }
    }
    const versions = await publishMany(work, whole);
    for (const line of lines) {
      const version = versions.get(line.record_id);
      if (version !== undefined) outcomes.push({ line: { ...line, version }, why: null });
    }
    return outcomes;
  });

/** Takes each row back that nobody touched since: what was made is as if it had never been, what was changed is as before. */
export const undoDirectoryImport: Handler<typeof contract.undoDirectoryImport> = ({ params }, context) =>
  act(context, params.id, 'undo-import', async (work, row) => {
    const outcomes = await takeBackNew(work, await linesThere(work, row, 'create'));
    for (const line of await linesThere(work, row, 'update'))
      outcomes.push({ line, why: await takeBackChange(work, line, row.file_name) });
    await work.tx.update(record_import).set({ undone_at: sql`now()` }).where(eq(record_import.id, row.id));
    return outcomes;
  });

/** What was made is as if it had never been, unless it was changed since or somebody looks after it. */
async function takeBackNew(work: Work, lines: readonly Line[]): Promise<Outcome[]> {
  if (lines.length === 0) return [];
  const { language } = work.context;
  const ids = lines.map(({ record_id }) => record_id);
  await lockMany(work, ids);
  const { id, version } = stakeholder;
  const now = await work.tx.select({ id, version }).from(stakeholder).where(inArray(id, ids));
  const versions = new Map(now.map((one) => [one.id, one.version]));
  const { stakeholder_id } = stakeholder_member;
  const members = await work.tx
    .selectDistinct({ id: stakeholder_id })
    .from(stakeholder_member)
    .where(inArray(stakeholder_id, ids));
  const lookedAfter = new Set(members.map((one) => one.id));
  const outcomes = lines.map((line): Outcome => {
    if (versions.get(line.record_id) !== line.version)
      return { line, why: translate(language, 'directory-desk:import.problem.changed_since') };
    if (!lookedAfter.has(line.record_id)) return { line, why: null };
    return { line, why: translate(language, 'directory-desk:import.problem.has_people') };
  });
  await removeMany(
    work,
    outcomes.flatMap(({ line, why }) => (why === null ? [line.record_id] : [])),
  );
  return outcomes;
}

/** What was changed is as before, unless it was changed since. */
async function takeBackChange(
  work: Work,
  { record_id, version }: Line,
  reason: string,
): Promise<string | null> {
  const { language } = work.context;
  const state = await lockWhole(work, record_id);
  if (state.record.version !== version)
    return translate(language, 'directory-desk:import.problem.changed_since');
  const own = and(eq(record_revision.collection, REVISED), eq(record_revision.record_id, record_id));
  const [before] = await work.tx
    .select()
    .from(record_revision)
    .where(and(own, lt(record_revision.version, version)))
    .orderBy(desc(record_revision.version))
    .limit(1);
  if (!before) return translate(language, 'directory-desk:import.problem.changed_since');
  const then = contentOf(recordAt(state.record, before.values));
  const names = Object.keys(before.values).filter(
    (name) => name !== 'status' && !sameNamed(name, named(then, name), named(state.shown, name)),
  );
  const changes = Object.fromEntries(names.map((name) => [name, named(then, name)]));
  if (names.length > 0) await writeNames(work, state, changes, names, { verb: 'restore', reason });
  return null;
}

/** What an import did that is there still. */
async function linesThere({ tx }: Work, { rows }: ImportRow, did?: Line['did']): Promise<Line[]> {
  const lines = rows.filter((line) => did === undefined || line.did === did);
  if (lines.length === 0) return [];
  const ids = lines.map(({ record_id }) => record_id);
  const there = await tx.select({ id: stakeholder.id }).from(stakeholder).where(inArray(stakeholder.id, ids));
  const known = new Set(there.map(({ id }) => id));
  return lines.filter(({ record_id }) => known.has(record_id));
}

/** Does something with all that an import did, in one transaction, and says of what it could not be. */
async function act(
  context: CallContext,
  id: string,
  verb: 'publish' | 'undo-import',
  change: (work: Work, row: ImportRow) => Promise<Outcome[]>,
) {
  const { outcomes, before } = await inTransaction(context, async (work) => {
    const [row] = await work.tx.select().from(record_import).where(oneImport(id)).for('update');
    if (!row) throw new Problem('not_found');
    if (row.undone_at)
      throw new Problem('conflict', { messageKey: 'collection-fields:problem.import_undone' });
    const outcomes = await change(work, row);
    const done = outcomes.filter(({ why }) => why === null);
    const versions = new Map(done.map(({ line }) => [line.record_id, line.version]));
    await work.tx
      .update(record_import)
      .set({
        rows: row.rows.map((line) => ({ ...line, version: versions.get(line.record_id) ?? line.version })),
      })
      .where(eq(record_import.id, id));
    await recordAudit(work, {
      action: `stakeholder.${verb}`,
      entity_id: id,
      detail: { rows: done.length, refused: outcomes.length - done.length },
    });
    return { outcomes, before: row };
  });
  const { db } = context.services.database;
  const [row] = await db.select().from(record_import).where(oneImport(id));
  const shown = await presentImport(db, row ?? before);
  const names = new Map(shown.rows.map((line) => [line.record_id, line]));
  return {
    done: outcomes.filter(({ why }) => why === null).length,
    refused: outcomes.flatMap(({ line: { record_id }, why }) => {
      const { name = '', name_kh = '' } = names.get(record_id) ?? {};
      return why === null ? [] : [{ record_id, name, name_kh, message: why }];
    }),
    import: shown,
  };
}
