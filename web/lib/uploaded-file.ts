import type { UploadedFile } from '#shared/contracts/file.contract.ts';

/** The picture of a posted form as the API takes it; null when none was chosen. */
export async function uploadedFile(form: FormData, name: string): Promise<UploadedFile | null> {
  const file = form.get(name);
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null;
  return { filename: file.name, declared_type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
