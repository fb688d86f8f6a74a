import { inArray } from 'drizzle-orm';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { file } from '../../database/schema/file.ts';
import type { Work } from '../../database/work.ts';
import { setFilePublic } from '../file/change-file.ts';
import { isForCollections, isShown } from '../file/is-shown.ts';
import { picturesIn } from '../publication/rich-text.ts';

/** Ids of the files a record shows: its pictures, its document, the pictures within its texts. */
export function filesOf(collection: Collection, values: RecordValues): string[] {
  const ids = fieldsOf(collection).flatMap(({ name, input }) => {
    const text = textOf(values[name]);
    if (text === '') return [];
    if (input === 'rich_text') return picturesIn(text);
    return input === 'image' || input === 'file' ? [text] : [];
  });
  return [...new Set(ids)];
}

/** Shows the files of a public record, and hides what no public record shows any more. */
export async function syncFiles(
  work: Work,
  { before, after, isPublic }: { before: readonly string[]; after: readonly string[]; isPublic: boolean },
): Promise<void> {
  const all = [...new Set([...before, ...after])];
  if (all.length === 0) return;
  const kept = await work.tx.select().from(file).where(inArray(file.id, all));
  for (const { id, purpose, is_public } of kept) {
    // A file of somebody's profile or a proof is never touched, though its address were written into a text.
    if (!isForCollections(purpose)) continue;
    const shown = (isPublic && after.includes(id)) || (await isShown(work.tx, id));
    if (shown !== is_public) await setFilePublic(work, id, shown);
  }
}
