import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import type { startDirectoryImport as contract } from '#shared/contracts/directory-import.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { directory_import } from '../../../database/schema/directory-import.ts';
import { file } from '../../../database/schema/file.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { removeStored, shownFileName } from '../../file/store-image.ts';
import { presentImport } from './import.present.ts';

/** Keeps a file and has it read in the background: a workbook of many rows takes seconds. */
export const startImport: Handler<typeof contract> = async ({ body }, context) => {
  const { bytes, filename } = body.file;
  if (bytes.byteLength === 0) throw new Problem('invalid', { fields: { file: [{ key: 'file_empty' }] } });
  if (bytes.byteLength > DOCUMENT_MAX_MB * MEGABYTE_BYTES)
    throw new Problem('invalid', {
      fields: { file: [{ key: 'file_size', params: { size: DOCUMENT_MAX_MB } }] },
    });
  const { services } = context;
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const file_name = shownFileName(filename, isWorkbook ? 'xlsx' : 'csv');
  const id = await inTransaction(context, async (work) => {
    const file_id = v7();
    const key = `directory/import/${file_id}`;
    work.onRollback(() => removeStored(services, key));
    const media_type = isWorkbook ? XLSX : 'text/csv';
    await services.files.put(key, bytes, media_type);
    const owner_id = signedIn(context).id;
    await work.tx.insert(file).values({
      id: file_id,
      key,
      purpose: 'import.directory',
      owner_id,
      name: file_name,
      media_type,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const [row] = await work.tx
      .insert(directory_import)
      .values({ file_name, file_id, actor_id: owner_id })
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

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
