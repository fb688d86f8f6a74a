import type { FetchResult } from '#web/lib/fetch-api.ts';
import { sendFile } from '#web/lib/send-form.ts';

/** Sends a picture as the field `logo` of a multipart form and tells how far it is. */
export function uploadPicture<T>(
  path: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<FetchResult<T>> {
  const form = new FormData();
  form.set('logo', file);
  return sendFile(path, form, onProgress);
}
