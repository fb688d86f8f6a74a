import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { Problem } from '../../http/problem.ts';
import { type CleanDocument, readDocument } from '../file/read-document.ts';

/** Looks at the bytes of a document; Problem `invalid` when it cannot be kept. Needs no transaction. */
export async function checkClaimDocument(
  upload: UploadedFile,
): Promise<{ clean: CleanDocument; name: string }> {
  const clean = await readDocument(upload.bytes, upload.filename);
  if ('problem' in clean) throw new Problem('invalid', { fields: { document: [clean.problem] } });
  return { clean, name: upload.filename };
}
