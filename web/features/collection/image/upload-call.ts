import type { uploadFile } from '#shared/contracts/collection.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { FetchResult } from '#web/lib/fetch-api.ts';
import { sendFile } from '#web/lib/send-form.ts';
import { collectionApi } from '../collection-paths.ts';

export type Uploaded = ResponseOf<typeof uploadFile>;

/** Sends a picture or a document that is meant for a field. */
export function uploadCall(
  collection: string,
  field: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<FetchResult<Uploaded>> {
  const form = new FormData();
  form.set('field', field);
  form.set('file', file);
  return sendFile(`${collectionApi(collection)}files/`, form, onProgress);
}
