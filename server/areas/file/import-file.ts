import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { file } from '../../database/schema/file.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { removeStored, shownFileName } from './store-image.ts';

/** A table that was sent, as large as one may be. */
export function readableImport({ bytes }: Pick<UploadedFile, 'bytes'>): Uint8Array {
  if (bytes.byteLength === 0) throw new Problem('invalid', { fields: { file: [{ key: 'file_empty' }] } });
  if (bytes.byteLength > DOCUMENT_MAX_MB * MEGABYTE_BYTES)
    throw new Problem('invalid', {
      fields: { file: [{ key: 'file_size', params: { size: DOCUMENT_MAX_MB } }] },
    });
  return bytes;
}

const MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Kept {
  purpose: string;
  bytes: Uint8Array;
  filename: string;
  format: keyof typeof MEDIA_TYPES;
}

/** Keeps a file that was looked through, so that exactly this one is imported afterwards. Returns its id. */
export async function keepImportFile(
  work: Work,
  { purpose, bytes, filename, format }: Kept,
): Promise<string> {
  const { services } = work.context;
  const id = v7();
  const key = `collection/import/${id}.${format}`;
  const media_type = MEDIA_TYPES[format];
  work.onRollback(() => removeStored(services, key));
  await services.files.put(key, bytes, media_type);
  await work.tx.insert(file).values({
    id,
    key,
    purpose,
    owner_id: signedIn(work.context).id,
    name: shownFileName(filename, format),
    media_type,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return id;
}

/** A file somebody looked through, locked until the transaction ends; Problem when it is gone or another's. */
export async function readImportFile({ tx, context }: Work, purpose: string, id: string) {
  const [row] = await tx
    .select()
    .from(file)
    .where(and(eq(file.id, id), eq(file.purpose, purpose), eq(file.owner_id, signedIn(context).id)))
    .for('update');
  if (!row) throw new Problem('conflict', { messageKey: 'collection-fields:problem.import_done' });
  return { ...row, content: await context.services.files.read(row.key) };
}

/** The same for the one that imports it: it is taken once. */
export async function takeImportFile(work: Work, purpose: string, id: string) {
  const taken = await readImportFile(work, purpose, id);
  await work.tx.delete(file).where(eq(file.id, id));
  return taken;
}
