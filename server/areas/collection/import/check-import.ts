import type * as contract from '#shared/contracts/collection-import.contract.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction } from '../../../database/work.ts';
import type { Handler } from '../../../http/route.ts';
import { keepImportFile, readableImport } from '../../file/import-file.ts';
import { shownFileName } from '../../file/store-image.ts';
import { getCollection } from '../find-record.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

/** Purpose of a file that waits to be imported into a collection. */
export const purposeOf = (collection: string) => `import.${collection}`;

/** Says what a file would do, and keeps it so that exactly this file is imported afterwards. */
export const checkImport: Handler<typeof contract.checkImport> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const { filename } = body.file;
  const bytes = readableImport(body.file);
  const plan = await planImport(context.services.database.db, collection, bytes, context.language);
  const counts = countsOf(plan);
  const name = shownFileName(filename, 'csv');
  const worth = counts.create + counts.update > 0;
  const id = worth
    ? await inTransaction(context, async (work) => {
        const purpose = purposeOf(collection.name);
        const kept = await keepImportFile(work, { purpose, bytes, filename, format: 'csv' });
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
