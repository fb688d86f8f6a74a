import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import type * as contract from '#shared/contracts/collection-import.contract.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { file } from '../../../database/schema/file.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { removeStored, shownFileName } from '../../file/store-image.ts';
import { getCollection } from '../find-record.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

/** Purpose of a file that waits to be imported into a collection. */
const purposeOf = (collection: string) => `import.${collection}`;

/** Says what a file would do, and keeps it so that exactly this file is imported afterwards. */
export const checkImport: Handler<typeof contract.checkImport> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const { bytes, filename } = body.file;
  if (bytes.byteLength === 0) throw new Problem('invalid', { fields: { file: [{ key: 'file_empty' }] } });
  if (bytes.byteLength > DOCUMENT_MAX_MB * MEGABYTE_BYTES)
    throw new Problem('invalid', {
      fields: { file: [{ key: 'file_size', params: { size: DOCUMENT_MAX_MB } }] },
    });
  const plan = await planImport(context.services.database.db, collection, bytes, context.language);
  const counts = countsOf(plan);
  const name = shownFileName(filename, 'csv');
  const worth = counts.create + counts.update > 0;
  const id = worth
    ? await inTransaction(context, async (work) => {
        const kept = await keepFile(work, collection.name, bytes, name);
        await recordAudit(work, {
          action: collectionAction(collection, 'check-import'),
          entity_id: kept,
          detail: { ...counts },
        });
        return kept;
      })
    : null;
  return {
    id,
    file_name: name,
    unknown_columns: plan.unknown_columns,
    missing_columns: plan.missing_columns,
    counts,
    rows: shownRows(plan).map(({ row, will, record, title, changed, problems }) => ({
      row,
      will,
      record_id: record?.id ?? null,
      title,
      changed,
      problems,
    })),
  };
};

/** As many rows as a page shows. */
const IMPORT_ROWS_SHOWN = 500;
/** What needs a person comes first; the counts speak of all. */
const ORDER = ['refuse', 'update', 'create', 'nothing'] as const;

function shownRows({ rows }: ImportPlan) {
  if (rows.length <= IMPORT_ROWS_SHOWN) return rows;
  const first = ORDER.flatMap((wanted) => rows.filter(({ will }) => will === wanted));
  return first.slice(0, IMPORT_ROWS_SHOWN).sort((one, other) => one.row - other.row);
}

function countsOf({ rows }: ImportPlan) {
  const counts = { create: 0, update: 0, nothing: 0, refuse: 0 };
  for (const { will } of rows) counts[will] += 1;
  return counts;
}

async function keepFile(work: Work, collection: string, bytes: Uint8Array, name: string): Promise<string> {
  const { services } = work.context;
  const id = v7();
  const key = `collection/import/${id}.csv`;
  work.onRollback(() => removeStored(services, key));
  await services.files.put(key, bytes, 'text/csv');
  await work.tx.insert(file).values({
    id,
    key,
    purpose: purposeOf(collection),
    owner_id: signedIn(work.context).id,
    name,
    media_type: 'text/csv',
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return id;
}

/** A file somebody checked, locked until the transaction ends; Problem when it is gone or another's. */
export async function takeFile(work: Work, collection: string, id: string) {
  const [row] = await work.tx
    .select()
    .from(file)
    .where(
      and(
        eq(file.id, id),
        eq(file.purpose, purposeOf(collection)),
        eq(file.owner_id, signedIn(work.context).id),
      ),
    )
    .for('update');
  if (!row) throw new Problem('conflict', { messageKey: 'collection-fields:problem.import_done' });
  const bytes = await work.context.services.files.read(row.key);
  await work.tx.delete(file).where(eq(file.id, id));
  return { ...row, content: bytes };
}
