import { and, desc, eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/collection-import.contract.ts';
import type { ImportResult } from '#shared/contracts/collection-import.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import type { Queryable } from '../../../database/client.ts';
import { record_import } from '../../../database/schema/collection.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { presentProblem } from '../../../http/send-problem.ts';
import { findNames, type Names, nameOf } from '../../account/find-names.ts';
import { takeImportFile } from '../../file/import-file.ts';
import { removeStored } from '../../file/store-image.ts';
import { storeOf } from '../collection-store.ts';
import { getCollection } from '../find-record.ts';
import { presentRow, readShown } from '../present-row.ts';
import { revertRecord } from '../revert-record.ts';
import { createRecord, updateRecord } from '../save-record.ts';
import { readTerms } from '../terms.ts';
import { writeRecord } from '../write-record.ts';
import { purposeOf } from './check-import.ts';
import { signOf } from './find-existing.ts';
import { findRows, planImport } from './plan-import.ts';

type Row = typeof record_import.$inferSelect;
type Done = Row['rows'][number];

/** Does what a checked file says, all of it or nothing; what each row would do is found out again. */
export const runImport: Handler<typeof contract.runImport> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const { imported, key } = await inTransaction(context, async (work) => {
    const taken = await takeImportFile(work, purposeOf(collection.name), body.id);
    const plan = await planImport(work.tx, collection, taken.content, context.language);
    const rows: Done[] = [];
    for (const { row, will, record, typed } of plan.rows) {
      if (will === 'create') {
        const made = await createRecord(work, collection, typed, 'import');
        const sign = signOf({ id: '', typed });
        rows.push({ row, did: 'create', record_id: made.id, version: made.version, sign });
      } else if (will === 'update' && record) {
        const change = { version: record.version, typed, verb: 'import' as const };
        const made = await updateRecord(work, collection, record.id, change);
        rows.push({ row, did: 'update', record_id: made.id, version: made.version });
      }
    }
    const [written] = await work.tx
      .insert(record_import)
      .values({ collection: collection.name, file_name: taken.name, actor_id: signedIn(context).id, rows })
      .returning();
    const refused = plan.rows.filter(({ will }) => will === 'refuse').length;
    await recordAudit(work, {
      action: collectionAction(collection, 'import'),
      entity_id: written!.id,
      detail: { rows: rows.length, refused },
    });
    return { imported: { row: written!, refused }, key: taken.key };
  });
  await removeStored(context.services, key);
  return present(context.services.database.db, collection, imported.row, imported.refused);
};

export const listImports: Handler<typeof contract.listImports> = async ({ params, query }, { services }) => {
  const collection = getCollection(params.collection);
  const { db } = services.database;
  const where = eq(record_import.collection, collection.name);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(record_import)
      .where(where)
      .orderBy(desc(record_import.created_at), desc(record_import.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.$count(record_import, where),
  ]);
  const staff = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return asList(
    rows.map((row) => presentHead(collection, row, staff)),
    total,
    query,
  );
};

export const getImport: Handler<typeof contract.getImport> = async ({ params }, { services }) => {
  const collection = getCollection(params.collection);
  const { db } = services.database;
  const [row] = await db.select().from(record_import).where(ofCollection(collection, params.id));
  if (!row) throw new Problem('not_found');
  return present(db, collection, row);
};

/** Takes each row back that nobody touched since: what was made goes into the bin, what was changed is as before. */
export const undoImport: Handler<typeof contract.undoImport> = async ({ params }, context) => {
  const collection = getCollection(params.collection);
  const { language, services } = context;
  const { row, refused } = await inTransaction(context, async (work) => {
    const [found] = await work.tx
      .select()
      .from(record_import)
      .where(ofCollection(collection, params.id))
      .for('update');
    if (!found) throw new Problem('not_found');
    if (found.undone_at)
      throw new Problem('conflict', { messageKey: 'collection-fields:problem.import_undone' });
    const refusals = await takeBack(work, collection, found.rows);
    const [undone] = await work.tx
      .update(record_import)
      .set({ undone_at: sql`now()` })
      .where(eq(record_import.id, found.id))
      .returning();
    await recordAudit(work, {
      action: collectionAction(collection, 'undo-import'),
      entity_id: found.id,
      detail: { rows: found.rows.length - refusals.size, refused: refusals.size },
    });
    return { row: undone!, refused: refusals };
  });
  const shown = await present(services.database.db, collection, row);
  return {
    done: row.rows.length - refused.size,
    results: shown.rows.map(({ row: line, record_id, title }) => {
      const problem = refused.get(record_id);
      return {
        row: line,
        record_id,
        title,
        problem: problem ? { code: problem.code, message: presentProblem(problem, language).message } : null,
      };
    }),
    import: shown,
  };
};

async function takeBack(
  work: Work,
  collection: Collection,
  rows: readonly Done[],
): Promise<Map<string, Problem>> {
  const store = storeOf(collection);
  const now = await findRows(
    work.tx,
    collection,
    rows.map(({ record_id }) => record_id),
  );
  const terms = await readTerms(work.tx, collection);
  const refused = new Map<string, Problem>();
  for (const { did, record_id, version } of rows) {
    const before = now.get(record_id);
    if (!before || before.version !== version || before.deleted_at) {
      refused.set(
        record_id,
        new Problem('conflict', { messageKey: 'collection-fields:problem.changed_since' }),
      );
    } else if (did === 'create') {
      const set = { deleted_at: sql`now()` };
      await writeRecord(work, { collection, store, terms, before, set, verb: 'undo' });
    } else await revertRecord(work, collection, record_id, { version, to: version - 1, verb: 'undo' });
  }
  return refused;
}

const ofCollection = (collection: Collection, id: string) =>
  and(eq(record_import.id, id), eq(record_import.collection, collection.name));

async function present(db: Queryable, collection: Collection, row: Row, refused = 0): Promise<ImportResult> {
  const records = await findRows(
    db,
    collection,
    row.rows.map(({ record_id }) => record_id),
  );
  const shown = await readShown(db, collection, [...records.values()]);
  const staff = await findNames(db, [row.actor_id]);
  return {
    ...presentHead(collection, row, staff, refused),
    rows: row.rows.map(({ row: line, did, record_id }) => {
      const record = records.get(record_id);
      const { title = '', title_kh = '' } = record ? presentRow(record, shown, []) : {};
      return { row: line, did, record_id, title: title || title_kh };
    }),
  };
}

function presentHead(
  collection: Collection,
  row: Row,
  staff: Names,
  refused = 0,
): Omit<ImportResult, 'rows'> {
  return {
    id: row.id,
    collection: collection.name,
    file_name: row.file_name,
    actor: nameOf(staff, row.actor_id),
    created_at: row.created_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    created: row.rows.filter(({ did }) => did === 'create').length,
    updated: row.rows.filter(({ did }) => did === 'update').length,
    refused,
    can: { undo: row.undone_at === null && row.rows.length > 0 },
  };
}
