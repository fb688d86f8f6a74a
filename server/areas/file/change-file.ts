import { eq, inArray } from 'drizzle-orm';
import { file } from '../../database/schema/file.ts';
import type { Work } from '../../database/work.ts';
import type { Services } from '../../services.ts';
import { variantKey } from './image-variants.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';
import { removeStored } from './store-image.ts';

/** Lets everybody see a file, or nobody but those with a key. */
export async function setFilePublic(
  work: Work,
  id: string | null | undefined,
  is_public: boolean,
): Promise<void> {
  if (!id) return;
  await work.tx.update(file).set({ is_public }).where(eq(file.id, id));
  work.changes(`file:${id}`);
}

/** Deletes the rows of files; returns what `removeFromStore` needs once that is committed. */
export async function deleteFileRows(work: Work, ids: readonly string[]): Promise<RemovedFile[]> {
  if (ids.length === 0) return [];
  return work.tx
    .delete(file)
    .where(inArray(file.id, [...ids]))
    .returning({ id: file.id, key: file.key });
}

export interface RemovedFile {
  id: string;
  key: string;
}

/** Takes the bytes of deleted files and of all their sizes out of the store. */
export async function removeFromStore(services: Services, files: readonly RemovedFile[]): Promise<void> {
  for (const { id, key } of files) {
    await removeStored(services, key);
    for (const width of IMAGE_WIDTHS) await removeStored(services, variantKey(id, width));
  }
}
