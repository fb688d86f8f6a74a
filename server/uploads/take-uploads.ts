import { eq } from 'drizzle-orm';
import type { Contract } from '#shared/contracts/contract.ts';
import { uploadIdIn } from '#shared/domain/upload-reference.ts';
import { upload, upload_part } from '../database/schema/upload.ts';
import { uploadsOf } from '../http/form-body.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/**
 * The body of a call with the files that came in parts before it in the place of what names them. Problem `invalid` at the
 * field where one is not whole or not there any more: it is sent anew.
 */
export async function takeUploads(services: Services, contract: Contract, body: unknown): Promise<unknown> {
  if (contract.bodyKind !== 'multipart' || typeof body !== 'object' || body === null) return body;
  const taken: Record<string, unknown> = {};
  for (const name of uploadsOf(contract)) {
    const id = uploadIdIn((body as Record<string, unknown>)[name]);
    if (!id) continue;
    const file = await readUpload(services, id);
    if (!file) throw new Problem('invalid', { fields: { [name]: [{ key: 'upload_failed' }] } });
    if (file.bytes.byteLength > (contract.maxBytes ?? Number.POSITIVE_INFINITY))
      throw new Problem('too_large');
    taken[name] = file;
  }
  return { ...body, ...taken };
}

/** Null where it is not there, or not whole. */
async function readUpload({ database: { db } }: Services, id: string): Promise<UploadedFile | null> {
  const [row] = await db.select().from(upload).where(eq(upload.id, id));
  if (!row || row.received < row.bytes) return null;
  const parts = await db
    .select({ content: upload_part.content })
    .from(upload_part)
    .where(eq(upload_part.upload_id, id))
    .orderBy(upload_part.start);
  const bytes = Buffer.concat(parts.map(({ content }) => content));
  return { filename: row.name, declared_type: row.declared_type, bytes: new Uint8Array(bytes) };
}
