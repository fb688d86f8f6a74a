import { z } from 'zod';
import { uuid } from './list.ts';

/** A file as it comes with a multipart form, whether over HTTP or from a page in the same process. */
export interface UploadedFile {
  filename: string;
  declared_type: string;
  bytes: Uint8Array;
}

/** An uploaded file in a body. What it really is, the server finds out from its bytes. */
export const upload = z
  .custom<UploadedFile>(
    (value) =>
      typeof value === 'object' && value !== null && (value as UploadedFile).bytes instanceof Uint8Array,
    { params: { key: 'upload_failed' } },
  )
  .meta({ type: 'string', format: 'binary' });

/** A stored picture: `url` is good for showing it, also while it is not public. */
export const storedImage = z.object({
  id: uuid,
  name: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string(),
});
export type StoredImage = z.infer<typeof storedImage>;
