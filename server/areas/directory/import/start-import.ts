import type { startDirectoryImport as contract } from '#shared/contracts/directory-import.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { directory_import } from '../../../database/schema/directory-import.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { keepImportFile, readableImport } from '../../file/import-file.ts';
import { shownFileName } from '../../file/store-image.ts';
import { presentImport } from './import.present.ts';
import { isWorkbook } from './read-table.ts';

/** Keeps a file and has it read in the background: a workbook of many rows takes seconds. */
export const startImport: Handler<typeof contract> = async ({ body }, context) => {
  const { filename } = body.file;
  const bytes = readableImport(body.file);
  const { services } = context;
  const format = isWorkbook(bytes) ? 'xlsx' : 'csv';
  const file_name = shownFileName(filename, format);
  const id = await inTransaction(context, async (work) => {
    const file_id = await keepImportFile(work, { purpose: 'import.directory', bytes, filename, format });
    const [row] = await work.tx
      .insert(directory_import)
      .values({ file_name, file_id, actor_id: signedIn(context).id })
      .returning();
    await services.jobs.enqueue(work, 'directory.import', { import_id: row!.id });
    await recordAudit(work, {
      action: 'stakeholder.check-import',
      entity_id: null,
      detail: { name: file_name },
    });
    return row!.id;
  });
  return presentImport(services.database.db, id);
};
