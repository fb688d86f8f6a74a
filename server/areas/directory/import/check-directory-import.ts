import type * as contract from '#shared/contracts/directory-import.contract.ts';
import type { DirectoryImportReport } from '#shared/contracts/directory-import.contract.ts';
import { IMPORT_WILLS, type ImportWill } from '#shared/domain/directory-import.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction } from '../../../database/work.ts';
import type { Handler } from '../../../http/route.ts';
import { keepImportFile, readableImport, readImportFile } from '../../file/import-file.ts';
import { shownFileName } from '../../file/store-image.ts';
import { type DirectoryImportPlan, planDirectoryImport } from './plan-directory-import.ts';

/** Purpose of a file that waits to be imported into the directory. */
export const IMPORT_PURPOSE = 'import.stakeholder';

/** Says what a file would do, and keeps it so that exactly this one is imported afterwards. */
export const checkDirectoryImport: Handler<typeof contract.checkDirectoryImport> = async (
  { body },
  context,
) => {
  const { filename } = body.file;
  const bytes = readableImport(body.file);
  const { db } = context.services.database;
  const plan = await planDirectoryImport(db, context, bytes, { columns: {}, choices: {} });
  const id = await inTransaction(context, async (work) => {
    const { format } = plan.table;
    const kept = await keepImportFile(work, { purpose: IMPORT_PURPOSE, bytes, filename, format });
    await recordAudit(work, {
      action: 'stakeholder.check-import',
      entity_id: kept,
      detail: countsOf(plan),
    });
    return kept;
  });
  return reportOf(plan, id, shownFileName(filename, plan.table.format));
};

/** The same of a file that was kept, with columns as somebody matched them. */
export const matchDirectoryImport: Handler<typeof contract.matchDirectoryImport> = async (
  { body: { id, columns } },
  context,
) => {
  const kept = await inTransaction(context, (work) => readImportFile(work, IMPORT_PURPOSE, id));
  const { db } = context.services.database;
  const plan = await planDirectoryImport(db, context, kept.content, { columns, choices: {} });
  return reportOf(plan, id, kept.name);
};

/** As many rows as a page shows. */
const ROWS_SHOWN = 500;

function reportOf(plan: DirectoryImportPlan, id: string, file_name: string): DirectoryImportReport {
  const { table, columns, rows } = plan;
  const counts = countsOf(plan);
  const first = IMPORT_WILLS.flatMap((wanted) => rows.filter(({ will }) => will === wanted));
  return {
    id,
    file_name,
    format: table.format,
    separator: table.separator,
    encoding: table.encoding,
    columns: table.headings.map((heading, n) => ({
      heading,
      is: columns[n] ?? null,
      example: table.rows.find(({ cells }) => cells?.[n]?.trim())?.cells?.[n]?.slice(0, 60) ?? '',
    })),
    counts,
    rows: first.slice(0, ROWS_SHOWN).map(({ row, will, record, title, changed, problems, twins }) => ({
      row,
      will,
      record_id: record?.id ?? null,
      title,
      changed,
      problems,
      twins,
    })),
  };
}

function countsOf({ rows }: DirectoryImportPlan): Record<ImportWill, number> {
  const counts = { refuse: 0, alike: 0, update: 0, create: 0, nothing: 0 };
  for (const { will } of rows) counts[will] += 1;
  return counts;
}
